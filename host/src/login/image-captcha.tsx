import { call } from '@portal/shared/api';
import { browserId } from '@portal/shared/session';
import { Button, Input } from '@portal/shared/ui';
import { useEffect, useId, useState } from 'react';
import styles from './login.module.css';

/** The picture that has to be solved after several failures, before the click verification opens again. */
export function ImageCaptcha({ onSolved }: { onSolved: () => void }) {
  const [picture, setPicture] = useState<string | null>(null);
  const [round, setRound] = useState(0);
  const [text, setText] = useState('');
  const [checking, setChecking] = useState(false);
  const fieldId = useId();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round is a new picture
  useEffect(() => {
    let current = true;
    call('captchaImage', { query: { browserID: browserId() } }).then(
      ({ img }) => current && setPicture(img),
      () => current && setPicture(null),
    );
    return () => {
      current = false;
    };
  }, [round]);

  const another = () => {
    setText('');
    setRound(round + 1);
  };

  async function check() {
    setChecking(true);
    const query = { code: text.trim(), browserID: browserId() };
    const solved = await call('captchaValid', { query }, { loading: false }).then(
      () => true,
      () => false,
    );
    setChecking(false);
    if (solved) onSolved();
    else another();
  }

  return (
    <div className={styles.captcha}>
      <label htmlFor={fieldId}>图形验证码</label>
      <div className={styles.codeRow}>
        <Input
          id={fieldId}
          size="large"
          autoComplete="off"
          maxLength={8}
          placeholder="请输入图中字符"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onPressEnter={(event) => {
            event.preventDefault();
            if (text.trim()) void check();
          }}
        />
        <button type="button" className={styles.picture} onClick={another} aria-label="看不清，换一张">
          {picture && <img src={picture} alt="图形验证码" />}
        </button>
        <Button size="large" loading={checking} disabled={!text.trim()} onClick={check}>
          确定
        </Button>
      </div>
    </div>
  );
}
