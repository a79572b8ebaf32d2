import type { MarkedToken, Token } from 'marked';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { addressAtDesk } from '../chapter-link';
import { pictureAt } from '../pictures';
import styles from './markdown.module.css';

/** All pictures of the handbook have this form: `e2e/screenshots/handbook.shots.ts`. */
const pictureSize = { width: 1056, height: 660 } as const;

function LinkTo({ href, children }: { href: string; children: ReactNode }) {
  const address = addressAtDesk(href);
  return address === null ? children : <Link to={address}>{children}</Link>;
}

function InlineToken({ token }: { token: MarkedToken }) {
  switch (token.type) {
    case 'text':
      return token.tokens ? <Inline tokens={token.tokens} /> : token.text;
    case 'escape':
      return token.text;
    case 'strong':
      return (
        <strong>
          <Inline tokens={token.tokens} />
        </strong>
      );
    case 'em':
      return (
        <em>
          <Inline tokens={token.tokens} />
        </em>
      );
    case 'codespan':
      return <code className={styles.code}>{token.text}</code>;
    case 'br':
      return <br />;
    case 'link':
      return (
        <LinkTo href={token.href}>
          <Inline tokens={token.tokens} />
        </LinkTo>
      );
    case 'image':
      return (
        <img className={styles.picture} src={pictureAt(token.href)} alt={token.text} loading="lazy" {...pictureSize} />
      );
    // HTML is a remark of those who write the handbook, and never shown.
    default:
      return null;
  }
}

/** Text with its marks. */
export function Inline({ tokens = [] }: { tokens?: readonly Token[] | undefined }) {
  return tokens.map((token, at) => <InlineToken key={at} token={token as MarkedToken} />);
}
