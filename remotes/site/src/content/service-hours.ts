/** The hours in which the hotline is answered, as the news tell them. */
export const serviceHours = '每日 9:00–20:00';
