import { anchorOf } from '@portal/docs/anchor-of';
import type { MarkedToken, Token, Tokens } from 'marked';
import { Inline } from './inline';
import styles from './markdown.module.css';

function Heading({ token: { depth, text, tokens } }: { token: Tokens.Heading }) {
  const Level = depth === 2 ? 'h2' : 'h3';
  return (
    <Level id={anchorOf(text)}>
      <Inline tokens={tokens} />
    </Level>
  );
}

function List({ token: { ordered, start, items } }: { token: Tokens.List }) {
  const rows = items.map(({ task, tokens }, at) => (
    <li key={at} className={task ? styles.task : undefined}>
      <Blocks tokens={tokens} />
    </li>
  ));
  return ordered ? <ol start={start || 1}>{rows}</ol> : <ul>{rows}</ul>;
}

/** A wide table scrolls by itself, so that the page does not. */
function Table({ token: { header, rows } }: { token: Tokens.Table }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no pointer scrolls it by the arrow keys
    <section className={styles.table} tabIndex={0} aria-label={`表格：${header.map(({ text }) => text).join('、')}`}>
      <table className={header.length > 2 ? styles.wide : undefined}>
        <thead>
          <tr>
            {header.map(({ tokens }, at) => (
              <th key={at} scope="col">
                <Inline tokens={tokens} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at}>
              {row.map(({ tokens }, column) => (
                <td key={column}>
                  <Inline tokens={tokens} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Block({ token }: { token: MarkedToken }) {
  switch (token.type) {
    case 'heading':
      // The page shows the title of the chapter.
      return token.depth === 1 ? null : <Heading token={token} />;
    case 'paragraph':
      return (
        <p>
          <Inline tokens={token.tokens} />
        </p>
      );
    case 'text':
      return <Inline tokens={[token]} />;
    case 'list':
      return <List token={token} />;
    case 'table':
      return <Table token={token} />;
    case 'code':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no pointer scrolls it by the arrow keys
        <pre className={styles.commands} tabIndex={0}>
          <code>{token.text}</code>
        </pre>
      );
    case 'blockquote':
      return (
        <blockquote>
          <Blocks tokens={token.tokens} />
        </blockquote>
      );
    // HTML is a remark of those who write the handbook, and never shown.
    default:
      return null;
  }
}

/** Paragraphs, lists, tables and commands, drawn from the parser's own tree: no HTML of a text reaches the page. */
export function Blocks({ tokens }: { tokens: readonly Token[] }) {
  return tokens.map((token, at) => <Block key={at} token={token as MarkedToken} />);
}
