import { Button } from '@portal/shared/ui';
import type { StoredFile } from '@portal/shared/ui/fields';
import { Form, useSubmit } from '@portal/shared/ui/form';
import { type ReactNode, useState } from 'react';
import { type Correction, correctionOf, ownField } from '../../correction/correction';
import { useSoughtField } from '../../correction/use-sought-field';
import { SubmitBar } from '../../forms/submit-bar';
import { Card } from './card';
import styles from './card.module.css';
import { knownOf, type View } from './card-values';
import { cardTitles } from './due-card';
import type { CardDrafts, CardForms, CardName } from './use-card-drafts';
import type { OpenCard } from './use-open-card';

/** The props that every form card gets from the page. */
export interface PageOfCard {
  view: View;
  drafts: CardDrafts;
  openCard: OpenCard;
  /** The server's data of the page has changed. */
  onChanged: () => Promise<void>;
  onPreview: (file: StoredFile) => void;
}

interface FormCardProps<Name extends CardName> extends Omit<PageOfCard, 'onPreview'> {
  name: Name;
  about: string;
  initialValues: CardForms[Name];
  /** The known values, once there are any: they form the line that stands for the card. */
  facts: readonly (string | undefined)[];
  fields: (correction: Correction) => ReactNode;
  save: (values: CardForms[Name]) => Promise<unknown>;
}

/** A card to fill in. Known values stand in one line, and can be changed if a correction allows it. */
export function FormCard<Name extends CardName>(props: FormCardProps<Name>) {
  const { view, name, about, facts, drafts, openCard, onChanged } = props;
  const { state } = view[name];
  const correction = correctionOf(view, name, knownOf(view[name]));
  const [editing, setEditing] = useState(view.drafts[name] !== null);
  const done = state === 'DONE';

  function edit() {
    setEditing(true);
    openCard.open(name);
  }
  function leave() {
    setEditing(false);
    openCard.leave();
  }
  async function discard() {
    await drafts.discard(name);
    leave();
    await onChanged();
  }

  return (
    <Card
      card={name}
      about={about}
      state={state}
      openCard={openCard}
      editing={editing}
      found={Object.fromEntries(Object.entries(view.reasons).filter(([field]) => ownField(name, field) !== null))}
      summary={
        <span className={styles.facts}>
          {facts.filter(Boolean).map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </span>
      }
      action={
        correction.open && (
          <Button size="middle" onClick={edit} aria-label={`修改${cardTitles[name]}`}>
            修改
          </Button>
        )
      }
    >
      {(!done || editing) && (
        <CardForm {...props} correction={correction} onSaved={leave}>
          {done && <Button onClick={() => void discard().catch(() => undefined)}>取消</Button>}
        </CardForm>
      )}
    </Card>
  );
}

interface CardFormProps<Name extends CardName> extends FormCardProps<Name> {
  correction: Correction;
  onSaved: () => void;
  children: ReactNode;
}

/** A new form each time the card is opened: it begins with the server's values, with masked numbers. */
function CardForm<Name extends CardName>(props: CardFormProps<Name>) {
  const { name, drafts } = props;
  const [form] = Form.useForm<CardForms[Name]>();
  const keep = () => drafts.touch(name, form.getFieldsValue(true));
  const { submit, busy, fault } = useSubmit(
    form,
    async () => {
      await drafts.close(name);
      await props.save(form.getFieldsValue(true));
      props.onSaved();
      await props.onChanged();
    },
    keep,
  );
  useSoughtField(form, name);
  return (
    <Form<CardForms[Name]>
      form={form}
      name={name}
      className={styles.form ?? ''}
      layout="vertical"
      validateTrigger="onBlur"
      initialValues={props.initialValues}
      onValuesChange={keep}
      onFinish={submit}
    >
      {props.fields(props.correction)}
      <SubmitBar minor label={`保存${cardTitles[name]}`} busy={busy} fault={fault}>
        {props.children}
      </SubmitBar>
    </Form>
  );
}
