import { LinkButton } from '@portal/shared/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { listSearch } from '../list-address';
import { type Reading, ReadingContent, type ReadingContentProps } from './reading-content';
import styles from './reading-pane.module.css';

interface ReadingPaneProps<T extends Reading> extends ReadingContentProps<T> {
  listPath: string;
  actions: (value: T) => ReactNode;
}

/** One message beside its list. Whoever opened it there finds the focus on its title. */
export function ReadingPane<T extends Reading>({ listPath, actions, ...content }: ReadingPaneProps<T>) {
  const [search] = useSearchParams();
  return (
    <section className={styles.pane} aria-label="正文">
      <ReadingContent
        {...content}
        beside
        back={<LinkButton to={`${listPath}${listSearch(search)}`}>返回列表</LinkButton>}
        head={(value) => (
          <header className={styles.head}>
            <Title>{value.title}</Title>
            <div className={styles.actions}>{actions(value)}</div>
          </header>
        )}
      />
    </section>
  );
}

function Title({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The first entry of the history is the page's arrival: then the focus stays where it is.
  const arrived = useLocation().key === 'default';
  useEffect(() => {
    if (!arrived) heading.current?.focus({ preventScroll: true });
  }, [arrived]);
  return (
    <h2 ref={heading} className={styles.title} tabIndex={-1}>
      {children}
    </h2>
  );
}
