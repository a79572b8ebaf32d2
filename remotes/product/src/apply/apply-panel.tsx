import { ApiError, call } from '@portal/shared/api';
import { Button, showMessage } from '@portal/shared/ui';
import { SidePanel, useConfirm } from '@portal/shared/ui/frame';
import { useState } from 'react';
import type { Product } from '../groups/product-groups';
import { type Application, ApplyForm } from './apply-form';

const formId = 'product-application';

interface ApplyPanelProps {
  product: Product;
  open: boolean;
  onClose: () => void;
  /** It was handed in. */
  onDone: () => void;
  afterClose: () => void;
}

/** Asks for a product: papers, agreements, hand in. Closing with something filled in asks first. */
export function ApplyPanel({ product, open, onClose, onDone, afterClose }: ApplyPanelProps) {
  const { productCode, productName } = product;
  const [begun, setBegun] = useState(false);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [confirm, question] = useConfirm();

  async function close() {
    if (sending) return;
    const sure =
      !begun ||
      (await confirm({
        title: `放弃申请开通“${productName}”？`,
        consequence: '已填写的内容和已上传的材料不会保留。',
        action: '放弃',
      }));
    if (sure) onClose();
  }

  async function submit({ files, remark }: Application) {
    setSending(true);
    setFailure(null);
    try {
      const fileTokens = files.map(({ fileToken }) => fileToken);
      await call('productApply', { body: { productCode, fileTokens, agreed: true, remark } }, { handlesErrors: true });
      showMessage('success', `“${productName}”的开通申请已提交`);
      onDone();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error);
    } finally {
      setSending(false);
    }
  }

  return (
    <>
      <SidePanel
        open={open}
        title={`申请开通${productName}`}
        onClose={() => void close()}
        afterClose={afterClose}
        footer={
          <Button type="primary" htmlType="submit" form={formId} loading={sending}>
            提交申请
          </Button>
        }
      >
        <ApplyForm id={formId} product={product} failure={failure} onBegin={() => setBegun(true)} onSubmit={submit} />
      </SidePanel>
      {question}
    </>
  );
}
