/** Rules for fields that hold several values: the house's validators are for texts. */
export const someOf = (message: string) => ({
  required: true,
  validator: async (_rule: unknown, value: readonly unknown[] | undefined) => {
    if (!value || value.length === 0) throw new Error(message);
  },
});
