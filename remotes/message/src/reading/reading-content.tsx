import type { ApiError } from '@portal/shared/api';
import { ArticleBody, Attachments, type FileRef } from '@portal/shared/articles';
import { EmptyPanel, ErrorPanel, LoadingArea, TextSkeleton } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { NeighbourLinks, type Neighbours } from './neighbour-links';
import styles from './reading-content.module.css';

export interface Reading extends Neighbours {
  readonly title: string;
  readonly content: string;
  readonly files: readonly FileRef[];
}

export interface ReadingContentProps<T extends Reading> {
  answer: { readonly value: T | undefined; readonly error: ApiError | null; readonly retry: () => void };
  /** This page's path, for the links to the neighbours. */
  page: string;
  /** The measure word for one entry of the list, e.g. 条 for messages. */
  unit: '条' | '篇';
  /** The facts under the title. */
  facts: (value: T) => ReactNode;
  /** The content below the text. */
  children?: (value: T) => ReactNode;
}

/** An address without a number, or with a number that the server does not have, is not found. */
export const isGone = ({ error }: ReadingContentProps<Reading>['answer']): boolean =>
  error !== null && (error.status === '404' || error.fields.id !== undefined);

interface ReadingFrame<T> {
  /** What stands above the text, once it is there. */
  head?: (value: T) => ReactNode;
  /** The way on from something that is not there. */
  back: ReactNode;
  /** It stands beside its list, which stays where it is. */
  beside: boolean;
}

/** One message or notice: facts, text, files and neighbours; until it is there, loading, failure, or that it is gone. */
export function ReadingContent<T extends Reading>({
  answer,
  page,
  unit,
  facts,
  children,
  head,
  back,
  beside,
}: ReadingContentProps<T> & ReadingFrame<T>) {
  const { value, error, retry } = answer;
  if (isGone(answer)) return <EmptyPanel title="内容不存在或已删除" hint="它可能已被删除或下线。" action={back} />;
  return (
    <>
      {error && !value && <ErrorPanel hint={error.msg} number={error.requestId} onRetry={retry} />}
      <LoadingArea loading={!value && !error} skeleton={<TextSkeleton lines={8} />}>
        {value && (
          <>
            {head?.(value)}
            <article className={styles.sheet} aria-label={value.title}>
              <div className={styles.facts}>{facts(value)}</div>
              <ArticleBody html={value.content} />
              <Attachments files={value.files} />
              {children?.(value)}
              <NeighbourLinks page={page} unit={unit} beside={beside} previous={value.previous} next={value.next} />
            </article>
          </>
        )}
      </LoadingArea>
    </>
  );
}
