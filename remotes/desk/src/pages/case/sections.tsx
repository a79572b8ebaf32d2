import { Button } from '@portal/shared/ui';
import { useId, useState } from 'react';
import { type Case, type CaseValue, decidesFirst, firstPlaces, mayDo, type Opinion } from './case';
import { FindingField } from './finding-field';
import styles from './sections.module.css';
import type { Templates } from './use-templates';
import { ValueRow } from './value-row';

interface SectionsProps {
  shown: Case;
  templates: Templates;
  opinion: Opinion;
  onFinding: (field: string, text: string | null) => void;
  onFile: (fileToken: string) => void;
}

/** Everything that was typed, by section. */
export function Sections(props: SectionsProps) {
  const first = firstPlaces(props.shown);
  // A finding of before a reload takes no focus.
  const [marked, setMarked] = useState('');
  return props.shown.sections.map(({ section, items }) => (
    <Section key={section} {...props} title={section} items={items} first={first} marked={marked} onMark={setMarked} />
  ));
}

interface SectionProps extends SectionsProps {
  title: string;
  items: readonly CaseValue[];
  first: ReadonlySet<CaseValue>;
  /** The field that the person has marked just now. */
  marked: string;
  onMark: (field: string) => void;
}

/** The findings that stand: the person's own, those that wait for the second pair of eyes, or those that were decided. */
const findingsOf = (shown: Case, opinion: Opinion) =>
  decidesFirst(shown) ? opinion.reasons : (shown.first?.reasons ?? shown.reasons);

function Section(props: SectionProps) {
  const { shown, templates, opinion, onFinding, onFile, title, items, first, marked, onMark } = props;
  const id = useId();
  const writes = decidesFirst(shown);
  const findings = findingsOf(shown, opinion);
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <dl className={styles.values}>
        {items.map((item, index) => {
          const { field, label } = item;
          const template = first.has(item) ? templates.fields.get(field) : undefined;
          const found = first.has(item) ? findings[field] : undefined;
          return (
            <ValueRow
              key={index}
              taskId={shown.taskId}
              compCode={shown.compCode}
              item={item}
              reveals={mayDo(shown, 'reveal')}
              onFile={mayDo(shown, 'file') ? onFile : undefined}
              flag={
                writes &&
                template &&
                found === undefined && (
                  <Button
                    type="text"
                    size="small"
                    className={styles.mark ?? ''}
                    data-finding=""
                    aria-label={`标记${label}的问题`}
                    onClick={() => {
                      onMark(field);
                      onFinding(field, template.texts[0] ?? '');
                    }}
                  >
                    标记问题
                  </Button>
                )
              }
              finding={
                found !== undefined &&
                (writes ? (
                  <FindingField
                    label={label}
                    value={found}
                    texts={template?.texts ?? []}
                    autoFocus={marked === field}
                    onChange={(text) => onFinding(field, text)}
                  />
                ) : (
                  <p className={styles.found}>问题：{found}</p>
                ))
              }
            />
          );
        })}
      </dl>
    </section>
  );
}
