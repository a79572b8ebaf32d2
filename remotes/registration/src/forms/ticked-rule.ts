/** A box that has to be ticked by the person: none is ticked beforehand. */
export const ticked = (message: string) => ({
  validator: async (_rule: unknown, value: boolean | undefined) => {
    if (!value) throw new Error(message);
  },
});
