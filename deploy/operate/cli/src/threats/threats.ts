/**
 * What can go wrong with the portal or be done to it. The titles of the tests that prove the answer name the threat:
 * `[threat: open redirect] …`.
 */
export const threats: Readonly<Record<string, string>> = {
  // What the customer loads.
  'broken remote': 'A remote, a chunk or a page is missing, broken, slow or altered.',
  'altered file': 'A file of a release is not the one that was published.',
  'unknown file': 'A file is asked for that is not there, or by a path that leads out of its folder.',
  'bad canary': 'A canary is bad on screen, is slandered, or is saved by lies.',
  'bad release': 'A release that everybody has is worse than the one before, or is slandered.',
  'greedy release': 'A release takes paths of others, or brings odd media types.',
  'build without a link': 'Anybody opens any published build at the production origin.',
  'forged override link': 'An override link is forged, used twice, or pressed by somebody else’s page.',
  'guessed deploy token': 'Deploy tokens are guessed, or fill storage and queue.',
  'page at the deploy API': 'A page speaks to the deploy API.',
  // Public pages drawn by a site’s own script.
  'runaway script': 'A site’s script throws, loops, hangs or takes memory; the renderer is killed or stands still.',
  'script that breaks out': 'A site’s script tries to leave its context.',
  // The browser.
  'foreign script': 'A script that is not the portal’s runs in a page.',
  'script in content': 'Articles, messages, names or a tenant’s texts hold a script.',
  'call from another site': 'A page of another site calls in the name of the person.',
  'open redirect': 'An address leads on to somebody else’s site, or hands over who came.',
  'weak headers': 'An answer lets the browser do more than it needs to.',
  'no storage': 'The browser’s storage is full or switched off, cookies are refused.',
  'several tabs': 'Lock, unlock, logout and switch of company happen in several tabs.',
  'shared browser': 'The next person or company in a browser sees what a page kept of the one before.',
  'wrong clock': 'The clock of the machine is wrong.',
  // Who somebody is.
  'guessed password': 'Passwords are guessed.',
  'locked out': 'Somebody keeps a person from logging in.',
  'guessed code': 'Codes are guessed, or sent until a phone overflows.',
  'automatic clicks': 'A program clicks the verification, or solves the captcha.',
  'known number': 'Answers or their times tell whether a number has an account.',
  'stolen token': 'A token is stolen, or left over.',
  'expired token': 'A token expires under parallel calls.',
  'forgotten session': 'A session is left open beyond its idle or absolute limit.',
  'session alone': 'Whoever has a session alone changes people, contacts or accounts.',
  'joined without a yes': 'Somebody joins a company, or loses an account, without a yes of their own.',
  // What somebody may do.
  'foreign id': 'A call names what belongs to another person or company.',
  'foreign host': 'A request claims another tenant, or another audience.',
  'missing right': 'Somebody does what their role does not allow.',
  'one pair of eyes': 'One person does alone what two should agree on.',
  'consent to nothing': 'Somebody agrees to a text that is not there.',
  'unready tenant': 'Customers come in where the operator’s texts are not there yet, or where the service has ended.',
  'untrue audit': 'The audit misses what was done, can be changed, or holds what it must not.',
  // What is sent.
  'forged report': 'Somebody in a provider’s place reports what became of a message or a call.',
  replay: 'A request is sent again or altered on its way.',
  'sent twice': 'One act is sent twice.',
  'hostile JSON': 'A body reaches for prototypes, is nested without end, or holds what no database can.',
  'hostile upload': 'An upload is something else, holds the server up, or fills its room.',
  'telling fault': 'A fault tells a stranger what the server looks like inside.',
  'personal data': 'What is kept of an error in a page holds data of a person.',
  'one request fails others': 'What is wrong with one request fails the requests beside it.',
  'huge answer': 'Another server that is asked answers without end, or with what grows when it is unpacked.',
  // The servers.
  'kept busy': 'Somebody keeps the server busy.',
  'slow client': 'Clients send or read slowly, hang up, or hold many streams.',
  'broken stream': 'Event streams break, the gateway restarts.',
  'failing process': 'An answer or a process fails.',
  'killed process': 'A process is killed in the middle of its work.',
  'database away': 'The database, or the API behind the gateway, is away.',
  'altered volume':
    'Somebody can read or write the volume on which a gateway keeps what it serves without the database.',
};
