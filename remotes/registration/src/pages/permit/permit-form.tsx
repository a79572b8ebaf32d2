import { call, loadFile } from '@portal/shared/api';
import type { CallReply } from '@portal/shared/contract';
import { formatDay } from '@portal/shared/format';
import { serverNow } from '@portal/shared/session';
import { Button, showMessage, UnsavedGuard } from '@portal/shared/ui';
import { BesideLicenseSample } from '@portal/shared/ui/fields';
import { FieldGrid, Form, useSubmit } from '@portal/shared/ui/form';
import { useFilePreview } from '@portal/shared/ui/frame';
import { useRef } from 'react';
import { correctionOf } from '../../correction/correction';
import { SentBackNotice } from '../../correction/sent-back-notice';
import { useSoughtField } from '../../correction/use-sought-field';
import { useFlow } from '../../flow/progress-context';
import { DraftNote } from '../../forms/draft-note';
import { FileField } from '../../forms/file-field';
import { FormSection } from '../../forms/form-section';
import { SubmitBar } from '../../forms/submit-bar';
import { useDraft } from '../../forms/use-draft';
import { AreaFields } from './area-fields';
import { ChoiceFields } from './choice-fields';
import { BusinessFields, CompanyFields, SmallMicroField } from './company-fields';
import { ConflictDialog } from './conflict-dialog';
import { IndustryField } from './industry-field';
import { markRead } from './mark-read';
import styles from './permit-form.module.css';
import { draftOf, type PermitValues, valuesOf } from './permit-values';
import { ReadingNotice } from './reading-notice';
import { TermFields } from './term-fields';
import { useLicenseReading } from './use-license-reading';
import { useRevision } from './use-revision';

type View = CallReply<'permitView'>;

interface PermitFormProps {
  view: View;
  onView: (view: View) => void;
}

/** The application for the platform's products. It is kept while the person types, and checked when it is sent. */
export function PermitForm({ view, onView }: PermitFormProps) {
  const [form] = Form.useForm<PermitValues>();
  const { advance, refresh } = useFlow();
  const [preview, previewDialog] = useFilePreview(loadFile);
  const notice = useRef<HTMLDivElement>(null);
  // A platform that does not say so reads it.
  const reads = view.reads ?? true;
  const found = Object.keys(view.reasons).filter((name) => !name.includes('.'));

  useSoughtField(form, '');

  const { save, send, conflict, catchUp, forget } = useRevision(view.revision);
  const draft = useDraft(() => save({ ...draftOf(form.getFieldsValue(true)), recognized: [...license.unconfirmed] }));
  const license = useLicenseReading(form, view.recognized, draft.touch);
  const correction = markRead(correctionOf(view, '', view.values), license.unconfirmed);

  const { submit, busy, fault } = useSubmit(
    form,
    async () => {
      draft.settle();
      await draft.idle();
      // The rules have passed: every value is there.
      const { compStatus } = await send(draftOf(form.getFieldsValue(true)));
      advance(compStatus);
    },
    draft.touch,
  );

  function changed(change: Partial<PermitValues>) {
    draft.touch();
    license.confirm(Object.keys(change));
    const [picked] = change.licenseFile ?? [];
    if (picked && reads) void license.read(picked);
  }

  async function confirmAndSubmit() {
    if (license.unconfirmed.length === 0) return submit(form.getFieldsValue(true));
    showMessage('warning', '请先核对由营业执照识别的内容');
    notice.current?.focus();
    notice.current?.scrollIntoView({ block: 'center' });
  }

  return (
    <>
      <Form<PermitValues>
        form={form}
        layout="vertical"
        validateTrigger="onBlur"
        initialValues={valuesOf(view)}
        onValuesChange={changed}
        onFinish={confirmAndSubmit}
      >
        <div className={styles.notices}>
          <SentBackNotice count={found.length} remark={view.remark} reasons={view.reasons} />
        </div>
        <ChoiceFields correction={correction} />
        <FormSection
          title="营业执照"
          about={
            reads
              ? '上传后自动识别企业信息，识别结果请核对后再提交。'
              : '请上传清晰完整的营业执照，并据此填写企业信息。'
          }
          wide
        >
          <BesideLicenseSample>
            <FileField name="licenseFile" label="营业执照" correction={correction} onPreview={preview} />
          </BesideLicenseSample>
          <ReadingNotice
            ref={notice}
            reading={license.reading}
            unconfirmed={license.unconfirmed}
            onConfirm={() => {
              license.confirm(license.unconfirmed);
              draft.touch();
            }}
          />
        </FormSection>
        <FormSection title="企业信息" about="与营业执照所载内容保持一致。" wide>
          <FieldGrid>
            <CompanyFields correction={correction} />
            <TermFields correction={correction} today={formatDay(serverNow())} />
          </FieldGrid>
        </FormSection>
        <FormSection title="地址与经营" about="注册地址与营业执照一致，通讯地址用于接收纸质材料。" wide>
          <FieldGrid>
            <AreaFields correction={correction} />
            <BusinessFields correction={correction} />
            <IndustryField correction={correction} />
            <SmallMicroField correction={correction} />
          </FieldGrid>
        </FormSection>
        <SubmitBar label="提交" busy={busy} fault={fault} sticky>
          <Button loading={draft.state.kind === 'saving'} onClick={draft.saveNow}>
            暂存
          </Button>
          <DraftNote state={draft.state} savedBefore={view.savedAt} />
        </SubmitBar>
      </Form>
      {previewDialog}
      <ConflictDialog
        conflict={conflict}
        onClose={forget}
        onLatest={async () => onView(await call('permitView', {}, { handlesErrors: true }))}
        onMine={() => catchUp().then(draft.saveNow)}
        onGoOn={refresh}
      />
      <UnsavedGuard when={draft.dirty && !busy} save={draft.saveNow} />
    </>
  );
}
