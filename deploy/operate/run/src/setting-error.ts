/** A setting that is impossible or not allowed. The message says which one and what to write instead. */
export class SettingError extends Error {
  override readonly name = 'SettingError';
}
