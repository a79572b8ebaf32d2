export { default as Radio } from 'antd/es/radio';
export type { StoredFile } from '../frame/file-preview/stored-file';
export { AmountInput, type AmountInputProps } from './amount-input/amount-input';
export { acceptOf, type FileRules, fileComplaint } from './file-upload/file-rules';
export { FileUpload, type FileUploadProps } from './file-upload/file-upload';
export { FramedUpload, type FramedUploadProps } from './file-upload/framed-upload';
export { sameFile } from './file-upload/same-file';
export type { UploadFile, UploadOptions } from './file-upload/use-uploads';
export { TextArea, type TextAreaProps } from './text-area/text-area';
