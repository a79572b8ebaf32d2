import { ApiError, call } from '@portal/shared/api';
import { fileRuleText } from '@portal/shared/format';
import { Button, Dialog, DialogFormEnd, unhandledSentence, useAct } from '@portal/shared/ui';
import { acceptOf } from '@portal/shared/ui/fields';
import { UploadIcon } from '@portal/shared/ui/frame';
import { useEffect, useRef, useState } from 'react';
import { type Crop, firstCrop } from './crop';
import { CropStage } from './crop-stage';
import styles from './picture-dialog.module.css';
import { cropToFile, openPicture, pictureRules, UnreadablePicture } from './picture-file';

interface PictureDialogProps {
  open: boolean;
  onClose: () => void;
  /** The server has the new picture. */
  onChanged: () => void;
}

/** 更换头像: the person picks a picture and cuts a square out of it; the square is stored. */
export function PictureDialog({ open, onClose, onChanged }: PictureDialogProps) {
  const [saving, setSaving] = useState(false);
  return (
    <Dialog open={open} title="更换头像" onClose={saving ? undefined : onClose}>
      <PictureForm saving={saving} onSaving={setSaving} onClose={onClose} onChanged={onChanged} />
    </Dialog>
  );
}

interface PictureFormProps extends Omit<PictureDialogProps, 'open'> {
  saving: boolean;
  onSaving: (saving: boolean) => void;
}

interface Chosen {
  readonly picture: ImageBitmap;
  readonly crop: Crop;
}

/** The sentence of an error that the person can correct; any other error is thrown on. */
function sentence(error: unknown): string | null {
  if (error instanceof UnreadablePicture) return error.message;
  if (error instanceof ApiError) return error.fields.file ?? error.fields.fileToken ?? unhandledSentence(error);
  throw error;
}

async function store(picture: ImageBitmap, crop: Crop): Promise<void> {
  const file = await cropToFile(picture, crop);
  const { fileToken, fileName } = await call('fileStore', { file }, { handlesErrors: true });
  await call('photoUpdate', { query: { fileToken, fileName } }, { handlesErrors: true, success: true });
}

function PictureForm({ saving, onSaving, onClose, onChanged }: PictureFormProps) {
  const picker = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const picture = chosen?.picture;
  const { run, fault, setFault } = useAct(async ({ picture: source, crop }: Chosen) => {
    onSaving(true);
    await store(source, crop).finally(() => onSaving(false));
    onChanged();
    onClose();
  }, sentence);

  // The memory of a decoded picture has to be released explicitly.
  useEffect(() => () => picture?.close(), [picture]);

  async function pick(file: File | undefined) {
    if (!file) return;
    try {
      const opened = await openPicture(file);
      setChosen({ picture: opened, crop: firstCrop(opened) });
      setFault(null);
    } catch (error) {
      setFault(sentence(error));
    }
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen) void run(chosen);
      }}
    >
      {chosen && (
        <CropStage
          picture={chosen.picture}
          crop={chosen.crop}
          onChange={(crop) => setChosen({ picture: chosen.picture, crop })}
        />
      )}
      <div className={chosen ? styles.again : styles.pick}>
        <Button icon={<UploadIcon />} disabled={saving} onClick={() => picker.current?.click()}>
          {chosen ? '重新选择' : '选择图片'}
        </Button>
        <span className={styles.rule}>{fileRuleText(pictureRules.types, pictureRules.largestBytes)}</span>
        <input
          ref={picker}
          type="file"
          hidden
          tabIndex={-1}
          aria-label="选择头像图片"
          accept={acceptOf(pictureRules)}
          onChange={(event) => {
            void pick(event.target.files?.[0]);
            // After this the same file can be picked again.
            event.target.value = '';
          }}
        />
      </div>
      <div className={styles.end}>
        <DialogFormEnd
          fault={fault}
          action="保存头像"
          busy={saving}
          locked={chosen ? null : '请先选择图片'}
          onCancel={onClose}
        />
      </div>
    </form>
  );
}
