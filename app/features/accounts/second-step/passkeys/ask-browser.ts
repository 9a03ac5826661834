/**
 * Asks the browser for a new passkey, or for one that it has. Returns what it answers, as JSON. Throws where the
 * person or the browser says no, and where the site cannot be reached. Loaded only when a button is pressed.
 */
export async function askBrowser(use: 'add' | 'logIn'): Promise<string> {
  const answer = await fetch('/passkey-options', { method: 'POST', body: new URLSearchParams() });
  if (!answer.ok) throw new Error(`No options: ${answer.status}`);
  const credential =
    use === 'add'
      ? await navigator.credentials.create({
          publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(
            (await answer.json()) as PublicKeyCredentialCreationOptionsJSON,
          ),
        })
      : await navigator.credentials.get({
          publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(
            (await answer.json()) as PublicKeyCredentialRequestOptionsJSON,
          ),
        });
  return JSON.stringify(credential);
}
