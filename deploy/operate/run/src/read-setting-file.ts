import { readFileSync } from 'node:fs';
import { SettingError } from './setting-error';

function readSettingFile(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new SettingError(`${name}=${file} cannot be read (${(error as NodeJS.ErrnoException).code}).`);
  }
}

/** Returns a setting that may stand in a file, named by the setting with `_FILE` behind its name. */
export function settingOrFile(
  name: string,
  { text, file }: { readonly text?: string | undefined; readonly file?: string | undefined },
): string | undefined {
  if (text && file) throw new SettingError(`${name} and ${name}_FILE are both set: leave one of them out.`);
  return text || (file ? readSettingFile(`${name}_FILE`, file) : undefined);
}
