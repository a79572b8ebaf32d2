/** A box that the person has to tick: no box is ticked beforehand. */
export const ticked = (message: string) => ({
  validator: async (_rule: unknown, value: boolean | undefined) => {
    if (!value) throw new Error(message);
  },
});
