import Button from 'antd/es/button';
import { useState } from 'react';
import { FileUpload } from '../../fields/file-upload/file-upload';
import type { UploadFile } from '../../fields/file-upload/use-uploads';
import { FilePreview } from '../../frame/file-preview/file-preview';
import type { StoredFile } from '../../frame/file-preview/stored-file';
import { demoPdf, demoPicture, later } from '../demo-data';
import styles from '../gallery.module.css';
import { Specimen } from '../specimen';

const steady: UploadFile = async (file, { onProgress }) => {
  for (let percent = 0; percent <= 100; percent += 20) {
    onProgress(percent);
    await later(null, 300);
  }
  return { fileToken: `${file.name}-${file.size}`, fileName: file.name };
};

const broken: UploadFile = async () => {
  await later(null);
  throw new Error('网络连接中断，请重试');
};

function Upload({ upload, first = [], maxCount = 1 }: { upload: UploadFile; first?: StoredFile[]; maxCount?: number }) {
  const [files, setFiles] = useState<readonly StoredFile[]>(first);
  return (
    <FileUpload
      label="营业执照"
      value={files}
      onChange={setFiles}
      upload={upload}
      maxCount={maxCount}
      onPreview={() => {}}
    />
  );
}

const previews = {
  picture: { fileName: '营业执照.png', load: demoPicture },
  pdf: { fileName: '服务协议.pdf', load: () => later(demoPdf) },
  unknown: { fileName: '清单.xlsx', load: () => later(new Blob(['x'], { type: 'application/vnd.ms-excel' })) },
  failed: { fileName: '已失效.pdf', load: () => Promise.reject(new Error('文件不存在或已失效')) },
};

function Previews() {
  const [shown, setShown] = useState<keyof typeof previews>('picture');
  const [open, setOpen] = useState(false);
  return (
    <div className={styles.row}>
      {(Object.keys(previews) as (keyof typeof previews)[]).map((name) => (
        <Button
          key={name}
          onClick={() => {
            setShown(name);
            setOpen(true);
          }}
        >
          {previews[name].fileName}
        </Button>
      ))}
      <FilePreview {...previews[shown]} open={open} onClose={() => setOpen(false)} />
    </div>
  );
}

export function FilesSection() {
  return (
    <>
      <Specimen name="FileUpload" state="上传成功">
        <Upload upload={steady} />
      </Specimen>
      <Specimen name="FileUpload" state="上传失败">
        <Upload upload={broken} />
      </Specimen>
      <Specimen name="FileUpload" state="已上传、最多 3 个">
        <Upload upload={steady} maxCount={3} first={[{ fileToken: 'a', fileName: '营业执照（副本）盖章扫描件.pdf' }]} />
      </Specimen>
      <Specimen name="FilePreview" state="图片、PDF、无法预览、失败">
        <Previews />
      </Specimen>
    </>
  );
}
