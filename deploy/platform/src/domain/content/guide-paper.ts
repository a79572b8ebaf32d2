import { lexer, type Tokens } from 'marked';
import { numbered } from '../../kernel/files/pdf/blocks';
import type { Block, Paper } from '../../kernel/files/pdf/paper';

/** A guide as a file: headings, numbered steps and paragraphs of its Markdown. */
export function guidePaper(title: string, text: string, date: Date): Paper {
  const blocks = lexer(text).flatMap((token): Block[] => {
    if (token.type === 'heading') return [{ kind: 'heading', text: (token as Tokens.Heading).text }];
    if (token.type === 'paragraph') return [{ kind: 'paragraph', text: (token as Tokens.Paragraph).text }];
    if (token.type !== 'list') return [];
    return numbered((token as Tokens.List).items.map(({ text: item }) => item));
  });
  return { title, subtitle: '适用于企业管理员与经办人员', date, blocks };
}
