import { SettingError } from './setting-error';

export function hostOf(name: string, address: string): string {
  if (!URL.canParse(address)) throw new SettingError(`${name} is not an address.`);
  return new URL(address).hostname;
}
