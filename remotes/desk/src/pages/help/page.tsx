import { LoadedArea, TextSkeleton, useLoaded } from '@portal/shared/ui';
import { PageHeader } from '@portal/shared/ui/frame';
import { useParams } from 'react-router-dom';
import { NotThere } from '../../frame/not-there';
import { useMe } from '../../session/session';
import { ChapterList } from './chapter-list';
import { ChapterText } from './chapter-text';
import { type Chapter, chapterNamed, ownChapter } from './chapters';
import styles from './page.module.css';

const list = { title: '帮助', path: '/desk/help' };

/** 帮助: the handbook. Without a name in the address, the chapter about the reader's own work. */
export function Component() {
  const me = useMe();
  const { chapter: name } = useParams();
  const chapter = name === undefined ? ownChapter(me) : chapterNamed(name);
  if (!chapter) return <NotThere what="章节" list={list} />;
  return <ShownChapter key={chapter.name} chapter={chapter} />;
}

function ShownChapter({ chapter: { name, title, load } }: { chapter: Chapter }) {
  const chapter = useLoaded(load);
  return (
    <>
      <PageHeader title={title} crumbs={[list]} />
      <div className={styles.columns}>
        <ChapterList current={name} />
        <div className={styles.card}>
          <LoadedArea loaded={chapter} skeleton={<TextSkeleton lines={20} />}>
            {({ default: text }) => <ChapterText text={text} />}
          </LoadedArea>
        </div>
      </div>
    </>
  );
}
