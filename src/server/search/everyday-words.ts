import type { Language } from '../../contract/language.ts'

/** Words that visitors type for a place of the site, which its texts do not say or which reports say more often. */
interface EverydayWords {
  /** Addresses without a language prefix; those that a site does not have are left out. */
  places: readonly string[]
  /** Where the words lead on a site that has none of the places. */
  otherwise?: string
  /** Separated by commas. Capitals and diacritics do not matter. */
  words: Readonly<Record<Language, string>>
}

/** Ids of services are those of a new district's content. Names of a district do not belong here. */
export const EVERYDAY_WORDS: readonly EverydayWords[] = [
  {
    places: ['/app/contact-us'],
    words: {
      en: `feedback, comment, comments, complaint, complaints, complain, suggestion, suggestions, question, questions,
        phone, phone number, telephone, call, email, e-mail, address, contact, contact us, office hours, report a problem,
        job, jobs, careers, employment, pothole, potholes, report a pothole`,
      es: `comentario, comentarios, queja, quejas, reclamo, sugerencia, sugerencias, pregunta, preguntas, teléfono,
        número de teléfono, llamar, correo, correo electrónico, email, dirección, contacto, reportar un problema,
        trabajo, empleo, empleos, bache, baches, reportar un bache`,
      ht: `kòmantè, plent, plenyen, sijesyon, kesyon, telefòn, nimewo telefòn, rele, imèl, adrès, kontak, kontakte,
        siyale yon pwoblèm, djòb, travay, anplwa, twou, twou nan wout la`,
    },
  },
  {
    places: ['/app/contact-us#request-a-visit'],
    words: {
      en: 'visit, visits, visit the center, tour, tours, field trip, school visit, request a visit',
      es: 'visita, visitas, visitar, recorrido, tour, excursión, pedir una visita',
      ht: 'vizit, vizite, toune, mande yon vizit',
    },
  },
  {
    places: ['/app/contact-us?about=topic:trafficSignal', '/app/services#arterialManagement'],
    words: {
      en: `broken signal, broken signals, broken light, broken traffic light, traffic light, traffic lights, traffic signal,
        traffic signals, stop light, stoplight, red light, signal out, light out, signal problem, signal timing,
        report a broken signal`,
      es: `semáforo, semáforos, semáforo descompuesto, semáforo dañado, semáforo apagado, luz roja,
        reportar un semáforo`,
      ht: 'limyè sikilasyon, limyè kase, limyè ki kase, limyè wouj, limyè etenn, siyale yon limyè, fe wouj',
    },
  },
  {
    places: ['/app/contact-us?about=topic:camera'],
    otherwise: '/app/contact-us',
    words: {
      en: 'broken camera, camera problem, camera not working, frozen camera, report a camera',
      es: 'cámara dañada, cámara descompuesta, problema con una cámara, reportar una cámara',
      ht: 'kamera kase, kamera ki pa mache, siyale yon kamera',
    },
  },
  {
    places: ['/app/roads'],
    otherwise: '/app/services#travelerInformation',
    words: {
      en: `closure, closures, closed, closed road, closed roads, road closure, road closures, lane closure, lane closures,
        incident, incidents, crash, crashes, road work, roadwork, construction, traffic, traffic now, traffic jam,
        road conditions`,
      es: `cierre, cierres, cerrado, carretera cerrada, carreteras cerradas, cierre de carretera, cierre de carril, incidente,
        incidentes, choque, choques, obra, obras, construcción, tráfico, tránsito, congestión`,
      ht: `wout fèmen, wout ki fèmen, wout bloke, liy fèmen, ensidan, aksidan, travo, konstriksyon, sikilasyon, trafik,
        blokis, anbouteyaj`,
    },
  },
  {
    places: ['/app/services#incidentManagement', '/app/roads'],
    words: {
      en: 'accident, accidents, car accident, wreck, car wreck, collision',
      es: 'accidente, accidentes, accidente de tráfico, accidente de tránsito, colisión',
      ht: 'aksidan machin, aksidan sou wout la',
    },
  },
  {
    places: ['/app/services#expressLanes'],
    words: {
      en: 'toll, tolls, toll price, toll road, toll lanes',
      es: 'peaje, peajes, precio del peaje, carril con peaje',
      ht: 'peyaj, pri peyaj',
    },
  },
  {
    places: ['/app/services#roadRangers'],
    words: {
      en: 'breakdown, broken down, flat tire, out of gas, tow, tow truck, towing, roadside assistance, stranded',
      es: 'avería, llanta ponchada, sin gasolina, grúa, remolque, asistencia en la carretera',
      ht: 'machin an pàn, pàn, kawotchou pete, san gaz, remòkaj, èd sou wout la',
    },
  },
  { places: ['/app/services#travelerInformation'], words: { en: '511', es: '511', ht: '511' } },
  {
    places: ['/app/cameras'],
    words: {
      en: 'camera, cameras, webcam, webcams, live cameras, live traffic',
      es: 'cámara, cámaras, webcam, cámaras en vivo, tráfico en vivo',
      ht: 'kamera, kamera an dirèk',
    },
  },
]

/** Words in the languages of the site, and what its reports and pages write instead. Folded: no diacritics. */
export const WRITTEN_AS: readonly (readonly [typed: string, written: string])[] = [
  ['accident', 'crash'],
  ['accidents', 'crashes'],
  ['wreck', 'crash'],
  ['collision', 'crash'],
  ['traffic light', 'signal'],
  ['traffic lights', 'signals'],
  ['stoplight', 'signal'],
  ['accidente', 'choque'],
  ['accidentes', 'choques'],
  ['transito', 'tráfico'],
  ['trafik', 'sikilasyon'],
]
