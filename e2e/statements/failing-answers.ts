/**
 * The statements about an answer that fails. No customer can make the portal give such an answer, so only their tests
 * may answer a request themselves. Each reason says what fails.
 */
export const failingAnswers: Readonly<Record<number, string>> = {
  44: 'the company info does not load',
  45: 'a call is answered with the status 403',
  66: 'the authorized addresses do not load, so the guard throws',
  167: 'a code is not sent',
  176: 'the server names no way to prove who one is',
  179: 'a proof is refused; the answer is the API’s own, its wait is longer than two seconds',
  180: 'the server refuses the logout at first',
  183: 'a password is refused; the answer is the API’s own, its wait is longer than two seconds',
  184: 'the change of a password is not ok',
  252: 'a call is answered with the status 401 or 403',
  263: 'a call is answered with the status 403',
  331: 'an answer is not ok and has a message',
  332: 'an answer is not ok and has no message',
  334: 'a call is answered with the status 401 or 403',
  336: 'the authorized addresses do not load, so the guard throws',
  339: 'a code is not sent',
  340: 'the step of the SMS token fails',
  341: 'the number of unread messages does not load',
  344: 'the change of a password is refused',
  346: 'how long the message of a failed answer stays',
  349: 'a password is refused; the answer is the API’s own, its wait is longer than two seconds',
};
