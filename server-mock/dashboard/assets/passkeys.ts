/**
 * The script of the forms with a passkey, which are hidden until it has run. The rest of the dashboard needs none. A form carries
 * what is asked of the authenticator; what the authenticator says is sent as a field of it.
 */
export const PASSKEYS = `const read = { create: "parseCreationOptionsFromJSON", get: "parseRequestOptionsFromJSON" };
for (const form of document.querySelectorAll("form[data-passkey]")) {
  const { passkey: act, options } = form.dataset;
  if (!window.PublicKeyCredential?.[read[act]]) continue;
  form.hidden = false;
  for (const note of document.querySelectorAll("[data-without-passkeys]")) note.hidden = true;
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const said = form.querySelector("[role=status]");
    said.textContent = "Waiting for your device.";
    try {
      const publicKey = PublicKeyCredential[read[act]](JSON.parse(options));
      const credential = await navigator.credentials[act]({ publicKey });
      form.elements.namedItem("response").value = JSON.stringify(credential);
      form.submit();
    } catch (error) {
      said.textContent =
        error.name === "InvalidStateError"
          ? "This device has a passkey of yours already."
          : "Nothing was done: the device did not respond, or you canceled. Try again.";
    }
  });
}
`;
