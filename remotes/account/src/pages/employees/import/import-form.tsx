import { ApiError, call, download, saveFile } from '@portal/shared/api';
import { Button, DialogFormEnd, useAct } from '@portal/shared/ui';
import { FileUpload, type UploadFile } from '@portal/shared/ui/fields';
import { DownloadIcon } from '@portal/shared/ui/frame';
import { useState } from 'react';
import styles from './import-form.module.css';
import type { Report } from './import-report';

interface ImportFormProps {
  busy: boolean;
  onBusy: (busy: boolean) => void;
  onReport: (report: Report) => void;
  onCancel: () => void;
}

/** The client shows the reason of a failure. */
const saveTemplate = () => download('employeeImportTemplate', {}).then(saveFile, ApiError.expect);

/** The template, and the filled file. Nothing is sent before 开始导入, as every new person gets a message. */
export function ImportForm({ busy, onBusy, onReport, onCancel }: ImportFormProps) {
  const [file, setFile] = useState<File | null>(null);
  const { run, fault, setFault } = useAct(async () => {
    if (!file) {
      setFault('请选择填写好的文件');
      return;
    }
    onBusy(true);
    onReport(await call('employeeImport', { file }, { handlesErrors: true }).finally(() => onBusy(false)));
  });

  const hold: UploadFile = async (picked) => {
    setFile(picked);
    setFault(null);
    return { fileToken: picked.name, fileName: picked.name };
  };

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void run();
      }}
    >
      <ol className={styles.steps}>
        <li>
          下载模板，按表头填写人员，角色、产品权限有多个时以顿号分隔。
          <div>
            <Button icon={<DownloadIcon />} onClick={() => void saveTemplate()}>
              下载模板
            </Button>
          </div>
        </li>
        <li>
          上传填写好的文件，一次最多导入 200 人。邀请将以短信发送给本人，本人接受后生效；新用户会同时收到初始密码。
          <FileUpload
            label="人员文件"
            types={['CSV']}
            largestMegabytes={0.25}
            upload={hold}
            value={file ? [{ fileToken: file.name, fileName: file.name }] : []}
            onChange={(files) => {
              if (files.length === 0) setFile(null);
            }}
            disabled={busy}
          />
        </li>
      </ol>
      <DialogFormEnd fault={fault} action="开始导入" busy={busy} onCancel={onCancel} />
    </form>
  );
}
