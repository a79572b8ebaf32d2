import Button from 'antd/es/button';
import Input from 'antd/es/input/Input';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { usePageSignal } from '../../../api/public';
import type { CaptchaPicture, ImageCaptchaProps } from './captcha-picture';
import styles from './image-captcha.module.css';

/** The picture with the field for its answer, and below it the way for people who cannot see it. */
export function CaptchaPanel({ picture, solve, work, onSolved }: ImageCaptchaProps) {
  const [asked, setAsked] = useState<CaptchaPicture | null>(null);
  const [round, setRound] = useState(0);
  const [text, setText] = useState('');
  const [checking, setChecking] = useState(false);
  /** The share of the work that is done, from 0 to 1; null while no work is under way. */
  const [share, setShare] = useState<number | null>(null);
  const pageSignal = usePageSignal();
  const fieldId = useId();
  const load = useEffectEvent(picture);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round is a new picture
  useEffect(() => {
    let current = true;
    load().then(
      (loaded) => current && setAsked(loaded),
      () => current && setAsked(null),
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

  async function letTheDeviceWork(captcha: CaptchaPicture) {
    const signal = pageSignal();
    setShare(0);
    const solved = await work(captcha, setShare, signal);
    if (signal.aborted) return;
    setShare(null);
    if (solved) onSolved();
    else another();
  }

  const busy = checking || share !== null;
  return (
    <div className={styles.captcha}>
      <label htmlFor={fieldId}>图形验证码</label>
      <div className={styles.row}>
        <Input
          id={fieldId}
          autoComplete="off"
          maxLength={8}
          placeholder="图中字符"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onPressEnter={(event) => {
            event.preventDefault();
            if (text.trim() && !busy) void check();
          }}
        />
        <button
          type="button"
          className={styles.picture}
          onClick={another}
          disabled={share !== null}
          aria-label="看不清，换一张"
        >
          {asked && <img src={asked.img} alt="图形验证码" />}
        </button>
        <Button loading={checking} disabled={!text.trim() || share !== null} onClick={check}>
          验证
        </Button>
      </div>
      {asked?.work && (
        <div className={styles.device}>
          <Button
            type="link"
            size="small"
            className={styles.deviceButton ?? ''}
            // Focus has to stay here while the work is under way.
            aria-disabled={busy}
            onClick={() => {
              if (!busy) void letTheDeviceWork(asked);
            }}
          >
            无法看清？改为设备验证
          </Button>
          <span role="status" className={styles.note}>
            {share !== null && '正在验证设备，约需几秒，请稍候……'}
          </span>
          {share !== null && <progress className={styles.progress} max={1} value={share} aria-label="设备验证进度" />}
        </div>
      )}
    </div>
  );
}
