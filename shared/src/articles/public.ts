export { ArticleBody } from './article-body';
export { Attachments } from './attachments';
export { textOf } from './clean-html';
export { FileLink, type FileRef } from './file-link';
