export const getFetch = () => undefined;
export default undefined;
