import { consentText, registrationConsents } from '@portal/shared/codes';
import { Checkbox } from '@portal/shared/ui';
import { Form } from '@portal/shared/ui/form';
import { ConsentLink } from '../../forms/consent-link';
import { ticked } from '../../forms/ticked-rule';

const rule = ticked(consentText(...registrationConsents));

/** The texts open beside the form, so that no input is lost. */
export function ConsentField() {
  return (
    <Form.Item name="consents" valuePropName="checked" validateTrigger="onChange" rules={[rule]}>
      <Checkbox>
        我已阅读并同意
        {registrationConsents.map((consent) => (
          <ConsentLink key={consent} consent={consent} />
        ))}
      </Checkbox>
    </Form.Item>
  );
}
