import { bootDocument } from '@portal/shared/boot';
import { setThemeColor, useSession } from '@portal/shared/session';
import { Button, Dialog } from '@portal/shared/ui';
import { LookChoice, SchemeChoice } from '@portal/shared/ui/frame';
import { themeChoices } from '@portal/shared/ui/theme-choices';

interface ThemeDialogProps {
  open: boolean;
  onClose: () => void;
}

/** How the portal looks in this browser. A choice shows at once, and the gateway uses it in the next document too. */
export function ThemeDialog({ open, onClose }: ThemeDialogProps) {
  const { themeColor: tenantColor } = bootDocument().tenant;
  const current = useSession((state) => state.themeColor);
  const choices = themeChoices(tenantColor).map(({ name, color }) => ({
    value: color.toUpperCase(),
    label: name,
    swatch: <circle cx="12" cy="12" r="11" fill={color} />,
  }));
  return (
    <Dialog
      open={open}
      title="外观"
      onClose={onClose}
      footer={
        <Button type="primary" onClick={onClose}>
          完成
        </Button>
      }
    >
      <SchemeChoice />
      <LookChoice
        legend="主题颜色"
        options={choices}
        value={current.toUpperCase()}
        onChange={(color) => setThemeColor(color, tenantColor.toUpperCase())}
      />
    </Dialog>
  );
}
