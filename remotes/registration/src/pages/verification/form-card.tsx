import { Button } from '@portal/shared/ui';
import type { StoredFile } from '@portal/shared/ui/fields';
import { Form, type FormInstance } from '@portal/shared/ui/form';
import { type Description, DescriptionList } from '@portal/shared/ui/frame';
import { type ReactNode, useState } from 'react';
import { type Correction, correctionOf } from '../../correction/correction';
import { SubmitBar } from '../../forms/submit-bar';
import { useFormSubmit } from '../../forms/use-form-submit';
import { Card } from './card';
import styles from './card.module.css';
import type { View } from './card-values';

/** What a card that is a form has from the page. */
export interface PageOfCard<Values> {
  view: View;
  form: FormInstance<Values>;
  onTouch: () => void;
  /** The card is at the server. */
  onSaved: () => Promise<void>;
  /** What was typed is given up. */
  onDiscard: () => Promise<void>;
  onPreview: (file: StoredFile) => void;
}

interface FormCardProps<Values> extends Omit<PageOfCard<Values>, 'onPreview'> {
  name: 'legalPerson' | 'agent';
  title: string;
  about: string;
  initialValues: Values;
  /** What is known, once it is. */
  facts: readonly Description[];
  fields: (correction: Correction) => ReactNode;
  save: (values: Values) => Promise<unknown>;
}

/** A card to fill in; what is known is shown and can be changed, where a correction allows it. */
export function FormCard<Values extends object>(props: FormCardProps<Values>) {
  const { view, form, name, title } = props;
  const { state } = view[name];
  const correction = correctionOf(view, name, view[name]);
  const [editing, setEditing] = useState(view.drafts[name] !== null);
  const done = state === 'DONE';
  const { submit, pending, fault } = useFormSubmit(form, async () => {
    await props.save(form.getFieldsValue(true));
    setEditing(false);
    await props.onSaved();
  });

  async function discard() {
    setEditing(false);
    await props.onDiscard();
  }

  if (done && !editing) {
    return (
      <Card title={title} about={props.about} state={state}>
        <DescriptionList items={props.facts} />
        {correction.open && (
          <div className={styles.actions}>
            <Button onClick={() => setEditing(true)} aria-label={`修改${title}`}>
              修改
            </Button>
          </div>
        )}
      </Card>
    );
  }
  return (
    <Card title={title} about={props.about} state={state}>
      <Form<Values>
        form={form}
        name={name}
        className={styles.form ?? ''}
        layout="vertical"
        requiredMark={false}
        validateTrigger="onBlur"
        initialValues={props.initialValues}
        onValuesChange={props.onTouch}
        onFinish={submit}
      >
        {props.fields(correction)}
        <SubmitBar minor label={`保存${title}`} pending={pending} fault={fault}>
          {done && <Button onClick={discard}>取消</Button>}
        </SubmitBar>
      </Form>
    </Card>
  );
}
