/** Whole seconds until a deadline, both in milliseconds. It is over exactly at the deadline. */
export function secondsLeft(deadline: number, now: number): number {
  return Math.max(0, Math.ceil((deadline - now) / 1_000));
}

/** The text of the code button: before, while counting, and to send again. */
export function codeButtonText(seconds: number, sentBefore: boolean): string {
  if (seconds > 0) return `已发送(${seconds})`;
  return sentBefore ? '重新获取' : '获取验证码';
}

/** The same for screen readers. */
export function codeButtonName(seconds: number, sentBefore: boolean): string {
  return seconds > 0 ? `获取验证码 (${seconds}秒后可重新获取)` : codeButtonText(seconds, sentBefore);
}

/** A button that is locked for a time: `登录（4:58 后重试）`, in the last minute `登录（30 秒后重试）`. */
export function lockedButtonText(label: string, seconds: number): string {
  if (seconds <= 0) return label;
  return `${label}（${seconds < 60 ? `${seconds} 秒` : `${formatClock(seconds)} `}后重试）`;
}

/** How long something stays valid, roughly: a minute at least. */
export function formatMinutes(seconds: number): string {
  return `${Math.max(1, Math.round(seconds / 60))} 分钟`;
}

/** How long something stays valid, to the second: `29:41`. */
export function formatClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The idle limit, "in seconds, shown in minutes": exact, with the seconds that are left over after whole minutes. */
export function formatIdleLimit(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = Math.round(seconds % 60);
  if (minutes === 0) return `${rest} 秒`;
  return rest === 0 ? `${minutes} 分钟` : `${minutes} 分 ${rest} 秒`;
}
