import { type ColorScheme, palettes } from '../../../theme/palette';
import { chooseScheme, useSchemeChoice } from '../../base/config/color-scheme';
import { LookChoice } from './look-choice';

/** A disc in the colours of the scheme, or half of one. */
function disc(scheme: ColorScheme, path: string) {
  const { surface, controlBorder } = palettes[scheme].neutral;
  return <path d={path} fill={surface} stroke={controlBorder} />;
}

const whole = 'M12 1a11 11 0 1 1 0 22a11 11 0 1 1 0-22Z';
const leftHalf = 'M12 1a11 11 0 0 0 0 22Z';
const rightHalf = 'M12 1a11 11 0 0 1 0 22Z';

const options = [
  {
    value: 'auto',
    label: '跟随系统',
    swatch: (
      <>
        {disc('light', leftHalf)}
        {disc('dark', rightHalf)}
      </>
    ),
  },
  { value: 'light', label: '浅色', swatch: disc('light', whole) },
  { value: 'dark', label: '深色', swatch: disc('dark', whole) },
] as const;

/** Light or dark, in this browser. */
export function SchemeChoice() {
  return (
    <LookChoice legend="明暗（只在本浏览器生效）" options={options} value={useSchemeChoice()} onChange={chooseScheme} />
  );
}
