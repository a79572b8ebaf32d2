import Button from 'antd/es/button';
import { useEffect, useState } from 'react';
import { staleReason } from '../../../codes/session-texts';
import { useSession } from '../../../session/public';
import { Alert } from '../../base/alert/alert';
import styles from './kept-form-notice.module.css';
import { dropForm, type KeptForm, keptForm } from './kept-forms';

interface KeptFormNoticeProps<Values> {
  /** The form's name at `useDiscard`. */
  name: string;
  /** Opens the form with what was typed. */
  onResume: (values: Values) => void;
}

/**
 * Offers a form again that another tab took from the screen, and says why it went. In another company it only says where
 * the form waits. Nobody else gets to see it.
 */
export function KeptFormNotice<Values>({ name, onResume }: KeptFormNoticeProps<Values>) {
  const [kept, setKept] = useState<KeptForm | null>(null);
  const present = useSession(({ compInfo }) => compInfo);

  useEffect(() => {
    let current = true;
    void keptForm(name).then((form) => {
      if (current) setKept(form);
    });
    return () => {
      current = false;
    };
  }, [name]);

  if (!kept || !present || present.userCode !== kept.owner.userCode) return null;
  const { title, owner } = kept;
  const here = owner.compCode === present.compCode;

  function drop() {
    dropForm(name);
    setKept(null);
  }
  function resume() {
    drop();
    onResume(kept?.values as Values);
  }
  return (
    <Alert
      className={styles.notice ?? ''}
      type="info"
      showIcon
      title={
        here
          ? `${staleReason}，未提交的“${title}”已为您保留`
          : `您在“${owner.compName}”填写的“${title}”尚未提交，切换回该企业后可继续填写`
      }
      action={
        <span className={styles.actions}>
          {here && (
            <Button size="middle" type="primary" onClick={resume}>
              继续填写
            </Button>
          )}
          <Button size="middle" onClick={drop}>
            放弃
          </Button>
        </span>
      }
    />
  );
}
