/** A setting that cannot be or must not be: the message says which and what to write instead. */
export class SettingError extends Error {
  override readonly name = 'SettingError';
}
