import styles from './key-text.module.css';

const names: Readonly<Record<string, string>> = {
  $mod: 'Ctrl',
  Enter: '回车',
  Escape: 'Esc',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
};

/** `g c` as two keys, `$mod+k` as `Ctrl` and `K`. */
const caps = (keys: string): string[] =>
  keys
    .split(' ')
    .flatMap((press) => press.split(/(?<!^)\+/))
    .filter((part) => !part.startsWith('['))
    .map((part) => names[part] ?? part.toUpperCase());

export function KeyText({ keys }: { keys: string }) {
  return (
    <span className={styles.keys}>
      {caps(keys).map((cap) => (
        <kbd key={cap}>{cap}</kbd>
      ))}
    </span>
  );
}
