import { bootDocument } from '@portal/shared/boot';
import { setThemeColor, useSession } from '@portal/shared/session';
import { Button, Dialog } from '@portal/shared/ui';
import { themeChoices } from '@portal/shared/ui/theme-choices';
import styles from './theme-dialog.module.css';

interface ThemeDialogProps {
  open: boolean;
  onClose: () => void;
}

/** The portal's colour in this browser. A choice shows at once, and the gateway uses it in the next document too. */
export function ThemeDialog({ open, onClose }: ThemeDialogProps) {
  const { themeColor: tenantColor } = bootDocument().tenant;
  const current = useSession((state) => state.themeColor);
  return (
    <Dialog
      open={open}
      title="主题颜色"
      onClose={onClose}
      footer={
        <Button type="primary" onClick={onClose}>
          完成
        </Button>
      }
    >
      <fieldset className={styles.choices}>
        <legend className={styles.legend}>只在本浏览器生效，选择后立即更换</legend>
        {themeChoices(tenantColor).map(({ name, color }) => (
          <label key={color} className={styles.choice}>
            <input
              type="radio"
              name="theme-color"
              value={color}
              checked={color.toUpperCase() === current.toUpperCase()}
              onChange={() => setThemeColor(color, tenantColor)}
            />
            <svg className={styles.swatch} viewBox="0 0 24 24" aria-hidden="true">
              <circle cx="12" cy="12" r="11" fill={color} />
            </svg>
            {name}
          </label>
        ))}
      </fieldset>
    </Dialog>
  );
}
