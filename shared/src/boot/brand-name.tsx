import { bootDocument } from './read-boot';

/** The platform's name beside the logo, below the wordmark of a tenant that has one. Shells write the same. */
export function BrandName({ className = '' }: { className?: string }) {
  const { wordmark, platformName } = bootDocument().tenant;
  if (!wordmark) return <span className={className}>{platformName}</span>;
  return (
    <span className={`${className} lockup`}>
      <b>{wordmark}</b>
      <small>{platformName}</small>
    </span>
  );
}
