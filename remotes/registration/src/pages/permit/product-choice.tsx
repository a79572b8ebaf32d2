import { call } from '@portal/shared/api';
import { CardsSkeleton, type FormFieldProps, LoadedArea, useLoaded } from '@portal/shared/ui';
import { SomeOf } from '../../forms/choice-cards';

interface ProductChoiceProps extends FormFieldProps {
  value?: readonly string[];
  onChange?: (productCodes: readonly string[]) => void;
  disabled: boolean;
}

/** The products that there are, as cards. */
export function ProductChoice(field: ProductChoiceProps) {
  const products = useLoaded((signal) => call('productList', {}, { signal, handlesErrors: true }));
  return (
    <LoadedArea loaded={products} skeleton={<CardsSkeleton cards={3} />}>
      {(list) => (
        <SomeOf
          {...field}
          label="产品"
          choices={list.map(({ productCode, productName, summary }) => ({
            value: productCode,
            label: productName,
            about: summary,
          }))}
        />
      )}
    </LoadedArea>
  );
}
