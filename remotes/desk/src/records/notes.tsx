import type { CallInput } from '@portal/shared/contract';
import { formatMinute } from '@portal/shared/format';
import { Button, LoadedArea, showSuccess, TextSkeleton, useLoaded } from '@portal/shared/ui';
import { TextArea } from '@portal/shared/ui/fields';
import { Form, useSubmit } from '@portal/shared/ui/form';
import { staffCall } from '../client/staff-call';
import { needed } from '../forms/needed';
import { FaultLine } from '../frame/fault-line';
import { Sheet } from '../frame/sheet';
import styles from './records.module.css';

type Subject = CallInput<'staffNoteList'>['body'];

interface NotesProps {
  /** The company or the person that the notes are about. */
  about: Subject;
  mayAdd: boolean;
}

/** Notes of staff for staff. The customer never sees them. */
export function Notes({ about, mayAdd }: NotesProps) {
  const notes = useLoaded((signal) => staffCall('staffNoteList', { body: about }, signal));
  return (
    <>
      {mayAdd && (
        <Sheet title="添加备注">
          <NoteForm about={about} onAdded={notes.reload} />
        </Sheet>
      )}
      <Sheet title="备注">
        <LoadedArea loaded={notes} skeleton={<TextSkeleton lines={3} />}>
          {(rows) =>
            rows.length === 0 ? (
              <p className={styles.none}>还没有备注</p>
            ) : (
              <ul className={styles.records} aria-label="备注">
                {rows.map(({ noteId, note, by, at }) => (
                  <li key={noteId} className={styles.record}>
                    <p className={styles.text}>{note}</p>
                    <p className={styles.facts}>
                      <span>{by}</span>
                      <time dateTime={at}>{formatMinute(at)}</time>
                    </p>
                  </li>
                ))}
              </ul>
            )
          }
        </LoadedArea>
      </Sheet>
    </>
  );
}

function NoteForm({ about, onAdded }: { about: Subject; onAdded: () => void }) {
  const [form] = Form.useForm<{ note: string }>();
  const { submit, busy, fault, reset } = useSubmit(form, async ({ note }: { note: string }) => {
    await staffCall('staffNoteAdd', { body: { ...about, note } });
    showSuccess();
    reset();
    onAdded();
  });
  return (
    <Form<{ note: string }> form={form} layout="vertical" onFinish={submit}>
      <Form.Item
        name="note"
        label="内容"
        extra="仅平台员工可见，添加后不能修改或删除。"
        rules={needed('请填写备注内容')}
      >
        <TextArea maxLength={1000} rows={3} showCount />
      </Form.Item>
      <FaultLine fault={fault} />
      <Button htmlType="submit" loading={busy}>
        添加备注
      </Button>
    </Form>
  );
}
