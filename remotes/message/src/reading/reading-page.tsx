import type { ApiError } from '@portal/shared/api';
import { ArticleBody, Attachments, type FileRef } from '@portal/shared/articles';
import { EmptyPanel, ErrorPanel, LinkButton, LoadingArea, TextSkeleton } from '@portal/shared/ui';
import { PageHeader } from '@portal/shared/ui/frame';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { listSearch } from '../list-address';
import { NeighbourLinks, type Neighbours } from './neighbour-links';
import styles from './reading-page.module.css';

interface Reading extends Neighbours {
  readonly title: string;
  readonly content: string;
  readonly files: readonly FileRef[];
}

interface ReadingPageProps<T extends Reading> {
  answer: { readonly value: T | undefined; readonly error: ApiError | null; readonly retry: () => void };
  /** The page's own name, shown until the title has loaded. */
  name: string;
  list: { readonly title: string; readonly path: string };
  /** This page's path, for the links to the neighbours. */
  page: string;
  /** The measure word for one entry of the list, e.g. 条 for messages. */
  unit: '条' | '篇';
  /** The facts under the title. */
  facts: (value: T) => ReactNode;
  actions?: (value: T) => ReactNode;
  /** The content below the text. */
  children?: (value: T) => ReactNode;
}

/**
 * One message or notice to read: the way back, facts, text, files and neighbours. It also shows loading and failure.
 */
export function ReadingPage<T extends Reading>({
  answer: { value, error, retry },
  name,
  list,
  page,
  unit,
  facts,
  actions,
  children,
}: ReadingPageProps<T>) {
  const [search] = useSearchParams();
  const listAddress = `${list.path}${listSearch(search)}`;
  const back = <LinkButton to={listAddress}>返回列表</LinkButton>;

  // An address without a number, or with a number that the server does not have, is not found either.
  if (error && (error.status === '404' || error.fields.id !== undefined)) {
    return (
      <>
        <PageHeader title={name} crumbs={[{ title: list.title, path: listAddress }]} />
        <EmptyPanel title="内容不存在或已删除" hint="它可能已被删除或下线。" action={back} />
      </>
    );
  }
  return (
    <div className={styles.column}>
      <PageHeader
        title={value?.title ?? name}
        crumbs={[{ title: list.title, path: listAddress }]}
        actions={
          <div className={styles.actions}>
            {value && actions?.(value)}
            {back}
          </div>
        }
      />
      {error && !value && <ErrorPanel hint={error.msg} number={error.requestId} onRetry={retry} />}
      <LoadingArea loading={!value && !error} skeleton={<TextSkeleton lines={8} />}>
        {value && (
          <article className={styles.sheet} aria-label={value.title}>
            <div className={styles.facts}>{facts(value)}</div>
            <ArticleBody html={value.content} />
            <Attachments files={value.files} />
            {children?.(value)}
            <NeighbourLinks page={page} unit={unit} previous={value.previous} next={value.next} />
          </article>
        )}
      </LoadingArea>
    </div>
  );
}
