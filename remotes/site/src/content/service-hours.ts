/** When the hotline is answered, as the news tell it. */
export const serviceHours = '每日 9:00–20:00';
