import { user } from '@portal/database/schema/platform';
import { eq } from 'drizzle-orm';
import type { PersonContext } from '../calls/context';
import type { HandlerInput } from '../calls/handler';
import { fileRefs, keepOwnFile } from '../files/stored-files';
import { fieldFault } from '../http/refusal';

const picture = /\.(?:jpe?g|png)$/i;
const longest = 2 * 1_048_576;

/** A picture that the person has uploaded. The upload has looked at its bytes; its name follows them. */
export async function choosePhoto(context: PersonContext, { query }: HandlerInput<'photoUpdate'>): Promise<null> {
  const { db, session } = context;
  const { fileToken: photoToken, fileName: photoName } = query;
  const [file] = await fileRefs(db, [photoToken]);
  if (file && !(picture.test(file.fileName) && file.size <= longest)) {
    throw fieldFault('fileToken', '请上传不超过2MB的JPG或PNG图片');
  }
  await keepOwnFile(context, photoToken);
  await db.update(user).set({ photoToken, photoName }).where(eq(user.userCode, session.userCode));
  return null;
}

export async function removePhoto({ db, session }: PersonContext): Promise<null> {
  await db.update(user).set({ photoToken: null, photoName: null }).where(eq(user.userCode, session.userCode));
  return null;
}
