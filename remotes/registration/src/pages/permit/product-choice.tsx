import type { CallReply } from '@portal/shared/contract';
import { CardsSkeleton, type FormFieldProps, type Loaded, LoadedArea } from '@portal/shared/ui';
import { SomeOf } from '../../forms/choice-cards';
import { suitsRole, unsuitedText } from './product-roles';

interface ProductChoiceProps extends FormFieldProps {
  products: Loaded<CallReply<'productList'>>;
  /** Undefined until a role is chosen. */
  compRole: string | undefined;
  value?: readonly string[];
  onChange?: (productCodes: readonly string[]) => void;
  disabled: boolean;
}

/**
 * The products for the company's role, as cards. A product chosen before stays visible, so that the person can give it
 * up.
 */
export function ProductChoice({ products, compRole, ...field }: ProductChoiceProps) {
  const { value = [] } = field;
  return (
    <LoadedArea loaded={products} skeleton={<CardsSkeleton cards={3} />}>
      {(list) => (
        <SomeOf
          {...field}
          label="产品"
          choices={list
            .filter((product) => suitsRole(product, compRole) || value.includes(product.productCode))
            .map((product) => ({
              value: product.productCode,
              label: product.productName,
              about: suitsRole(product, compRole) ? product.summary : unsuitedText(compRole),
            }))}
        />
      )}
    </LoadedArea>
  );
}
