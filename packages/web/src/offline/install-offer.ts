/** Some browsers offer to install the page like a program; the offer comes early and is kept for the settings. */
import { create } from "zustand";

/** Not in the list of DOM types: only some browsers send it. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

export const useInstallOffer = create<{ readonly offer: InstallEvent | null }>(() => ({ offer: null }));

export function followInstallOffers(): void {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    useInstallOffer.setState({ offer: event as InstallEvent }); // what the event of this name is
  });
  addEventListener("appinstalled", () => useInstallOffer.setState({ offer: null }));
}

export async function install(): Promise<void> {
  const { offer } = useInstallOffer.getState();
  if (offer === null) return;
  await offer.prompt();
  // An offer can be used once; a browser that was refused makes another one later.
  useInstallOffer.setState({ offer: null });
}
