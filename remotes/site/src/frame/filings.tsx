import { filingParts } from './filing-parts';

export function Filings({ text }: { text: string }) {
  return filingParts(text).map((part) =>
    part.href ? (
      <a key={part.text} href={part.href} target="_blank" rel="noopener noreferrer">
        {part.text}
      </a>
    ) : (
      <span key={part.text}>{part.text}</span>
    ),
  );
}
