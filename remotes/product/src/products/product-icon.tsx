import styles from './product-icon.module.css';

/** One drawing for each known product, by the icon's name; a box for a new product. */
const drawings: Readonly<Record<string, string>> = {
  scm: 'M4 7h16v11H4zM4 11h16M8 15h4',
  bill: 'M6 4h12v16l-3-2-3 2-3-2-3 2zM9 9h6M9 13h6',
  factoring: 'M4 17l5-5 4 4 7-8M15 8h5v5',
  lc: 'M4 7l8 6 8-6M4 6h16v12H4z',
  abs: 'M12 3l9 5-9 5-9-5zM3 12l9 5 9-5M3 16l9 5 9-5',
  ec: 'M5 7h15l-2 8H8zM5 7L4 4H2M9 19h.1M16 19h.1',
  quota: 'M4 15a8 8 0 1 1 16 0M12 15l4-5M4 19h16',
};
const box = 'M4 8l8-4 8 4v8l-8 4-8-4zM4 8l8 4 8-4M12 12v8';

export function ProductIcon({ icon, muted }: { icon: string; muted: boolean }) {
  return (
    <span className={muted ? styles.muted : styles.tile}>
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        width="22"
        height="22"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
      >
        <path d={drawings[icon] ?? box} strokeLinecap="round" strokeLinejoin="round" />
      </svg>
    </span>
  );
}
