import { ApiError, call } from '@portal/shared/api';
import { ArticleBody } from '@portal/shared/articles';
import { Alert, Button, Dialog, DialogFoot } from '@portal/shared/ui';
import { useState } from 'react';
import { dropTokens } from '../company/enter-company';
import styles from './consent-dialog.module.css';
import type { DueConsents } from './due-consents';

interface ConsentDialogProps {
  due: DueConsents;
  onAgreed: () => Promise<void>;
  /** The person does not agree: the session has ended. */
  onLeft: () => void;
}

/** The texts that changed since the person agreed to them. Nobody comes past it without one of both answers. */
export function ConsentDialog({ due, onAgreed, onLeft }: ConsentDialogProps) {
  const [busy, setBusy] = useState<'agree' | 'leave' | null>(null);
  const [fault, setFault] = useState('');
  const isNew = due.every(({ first }) => first);

  async function agree() {
    setBusy('agree');
    setFault('');
    try {
      const agreed = due.map(({ consent, version }) => ({ consent, version }));
      await call('consentsAgree', { body: { agreed } }, { handlesErrors: true });
      await onAgreed();
    } catch (error) {
      ApiError.expect(error);
      setFault(error.msg);
      setBusy(null);
    }
  }

  async function leave() {
    setBusy('leave');
    await dropTokens();
    onLeft();
  }

  return (
    <Dialog open title={isNew ? '请阅读并同意协议' : '协议已更新'}>
      <p className={styles.why}>
        {isNew ? '继续使用前，请阅读以下协议。' : '以下协议已更新，继续使用前请重新阅读。'}不同意将退出登录。
      </p>
      {due.map(({ consent, version, title, content }) => (
        <details key={consent} className={styles.text} open={due.length === 1}>
          <summary>
            {title}
            <span className={styles.version}>版本 {version}</span>
          </summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls has to be reached by keyboard */}
          <section className={styles.scroll} tabIndex={0} aria-label={title}>
            <ArticleBody html={content} />
          </section>
        </details>
      ))}
      {fault !== '' && <Alert type="error" showIcon title={fault} />}
      <DialogFoot>
        <Button loading={busy === 'leave'} disabled={busy === 'agree'} onClick={leave}>
          退出登录
        </Button>
        <Button type="primary" loading={busy === 'agree'} disabled={busy === 'leave'} onClick={agree}>
          同意并继续
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
