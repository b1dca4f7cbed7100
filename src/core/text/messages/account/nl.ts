import type { TextsIn } from '../catalogue'

export const texts: TextsIn<'nl', 'profile' | 'ownData'> = {
  profile: {
    title: 'Profiel',
    name: 'Naam',
    email: 'E-mail',
    company: 'Bedrijf',
  },
  ownData: {
    title: 'Uw gegevens',
    hint: 'Alles wat over u wordt bewaard: berichten, betalingen, projecten en bestanden.',
    ask: 'Kopie aanvragen',
    making: 'Uw kopie wordt gemaakt. Deze pagina, de bel en een e-mail laten u weten wanneer die klaar is.',
    ready: 'Uw kopie van {date} is klaar. U kunt die downloaden tot {until}.',
    download: 'Downloaden ({size})',
    failed: 'De kopie kon niet worden gemaakt. Vraag die opnieuw aan.',
    erase: 'Mijn account wissen',
    eraseHint:
      'Wij wissen het en laten u weten of de wet ons verplicht iets te bewaren. Daarna kan het niet meer ongedaan worden gemaakt.',
    words: 'Waarom? (optioneel)',
    askErase: 'Wissen aanvragen',
    asked: 'U hebt op {date} gevraagd om te worden gewist. Wij zorgen ervoor.',
    withdraw: 'Intrekken',
    withdrawn: 'Uw account blijft zoals het is.',
  },
}
