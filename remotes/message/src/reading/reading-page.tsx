import { LinkButton } from '@portal/shared/ui';
import { PageHeader } from '@portal/shared/ui/frame';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { listSearch } from '../list-address';
import { isGone, type Reading, ReadingContent, type ReadingContentProps } from './reading-content';
import styles from './reading-page.module.css';

interface ReadingPageProps<T extends Reading> extends ReadingContentProps<T> {
  /** The page's own name, shown until the title has loaded. */
  name: string;
  list: { readonly title: string; readonly path: string };
  actions?: (value: T) => ReactNode;
}

/** One message or notice as a page of its own, with the way back to the list. */
export function ReadingPage<T extends Reading>({ name, list, actions, ...content }: ReadingPageProps<T>) {
  const { answer } = content;
  const { value } = answer;
  const [search] = useSearchParams();
  const listAddress = `${list.path}${listSearch(search)}`;
  const back = <LinkButton to={listAddress}>返回列表</LinkButton>;
  return (
    <div className={styles.column}>
      <PageHeader
        title={value?.title ?? name}
        crumbs={[{ title: list.title, path: listAddress }]}
        actions={
          !isGone(answer) && (
            <div className={styles.actions}>
              {value && actions?.(value)}
              {back}
            </div>
          )
        }
      />
      <ReadingContent {...content} back={back} beside={false} />
    </div>
  );
}
