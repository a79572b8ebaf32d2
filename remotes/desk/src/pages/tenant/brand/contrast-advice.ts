import { brandColors, contrast, isHexColor } from '@portal/shared/ui/theme';

export interface Advice {
  /** `change`: the pages would not show the chosen colour as it is. */
  readonly level: 'good' | 'note' | 'change';
  readonly text: string;
  /** The colour to choose instead. */
  readonly better?: string;
}

/** The least contrast of text that everybody can read. */
const wanted = '4.5:1';
/** Cut and not rounded, so that 4.49 is not shown as enough. */
const ratio = (one: string, other: string) => `${Math.floor(contrast(one, other) * 100) / 100}:1`;

const white = '#FFFFFF';

function onButtons(own: string): Advice {
  const { brand, onBrand } = brandColors(own);
  const text = onBrand === white ? '白色文字' : '深色文字';
  if (brand === own) return { level: 'good', text: `按钮上的${text}与主题色的对比度为 ${ratio(onBrand, own)}。` };
  return {
    level: 'change',
    text: `按钮上的${text}与 ${own} 的对比度只有 ${ratio(white, own)}，低于 ${wanted}，页面会自动加深为 ${brand}。如需页面与所选颜色一致，请改用 ${brand}。`,
    better: brand,
  };
}

function asText(own: string): Advice {
  const { brandText, brandTintStrong } = brandColors(own);
  const measured = ratio(own, brandTintStrong);
  if (brandText === own) return { level: 'good', text: `主题色作为链接文字的对比度为 ${measured}。` };
  return {
    level: 'note',
    text: `主题色作为链接文字的对比度只有 ${measured}，链接和选中的菜单会使用 ${brandText}，无需修改。`,
  };
}

/** Tells how legible the pages are with a tenant's colour, and what to change. It uses the rules that draw the pages. */
export function contrastAdvice(themeColor: string): readonly Advice[] {
  if (!isHexColor(themeColor)) return [{ level: 'change', text: '请输入 #RRGGBB 格式的颜色，例如 #1D5B8A。' }];
  const own = themeColor.toUpperCase();
  return [onButtons(own), asText(own)];
}
