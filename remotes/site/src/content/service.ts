/** How to reach the people behind this site. */
export const service = {
  hotline: '400-000-1234',
  hours: '工作日 9:00–18:00',
} as const;
