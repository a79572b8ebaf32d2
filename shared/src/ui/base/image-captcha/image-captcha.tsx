import Button from 'antd/es/button';
import Input from 'antd/es/input/Input';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import styles from './image-captcha.module.css';

export interface ImageCaptchaProps {
  /** Asks for a picture; a rejection leaves its place empty. */
  picture: () => Promise<string>;
  /** Whether the server took the answer. */
  solve: (text: string) => Promise<boolean>;
  onSolved: () => void;
}

/** The picture that has to be solved after several failures, before the click verification opens again. */
export function ImageCaptcha({ picture, solve, onSolved }: ImageCaptchaProps) {
  const [image, setImage] = useState<string | null>(null);
  const [round, setRound] = useState(0);
  const [text, setText] = useState('');
  const [checking, setChecking] = useState(false);
  const fieldId = useId();
  const load = useEffectEvent(picture);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round is a new picture
  useEffect(() => {
    let current = true;
    load().then(
      (loaded) => current && setImage(loaded),
      () => current && setImage(null),
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
    const solved = await solve(text.trim());
    setChecking(false);
    if (solved) onSolved();
    else another();
  }

  return (
    <div className={styles.captcha}>
      <label htmlFor={fieldId}>图形验证码</label>
      <div className={styles.row}>
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
          {image && <img src={image} alt="图形验证码" />}
        </button>
        <Button size="large" loading={checking} disabled={!text.trim()} onClick={check}>
          确定
        </Button>
      </div>
    </div>
  );
}
