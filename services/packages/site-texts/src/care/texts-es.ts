import type { CareKind } from '@kbf/contracts';
import type { CareText } from './care-text.ts';

/** The same texts in Spanish. */
export const textsEs: Record<CareKind, CareText> = {
  suicide: {
    title: 'Hable con alguien ahora, antes de seguir leyendo',
    heard:
      'Gracias por escribirlo. Lo que lleva dentro es demasiado para una sola persona, y no tiene que cargarlo a solas esta noche.',
    steps: [
      'Llame al 988 y oprima 2, o envíe AYUDA al 988. No hace falta saber qué decir: «no estoy a salvo con mis pensamientos» basta.',
      'Si podría hacerlo ahora, o ya lo hizo, llame al 911 o al número de emergencias de su país.',
      'Vaya a donde haya otra persona. Aléjese de todo lo que pueda hacerle daño, o déselo a alguien.',
    ],
    lines: ['lifeline', 'emergency', 'crisisText', 'anywhere'],
    afterwards:
      'Esta hora puede pasar con alguien a su lado. Usted le importa a Dios, y nos importa a nosotros.',
    quiet:
      'Si parte de esto es que ya no quiere vivir, llame hoy al 988 y oprima 2. Alguien escucha, de día y de noche.',
  },
  'self-harm': {
    title: 'No tiene que pasar este momento a solas',
    heard:
      'Escribió que se hace daño, o que está cerca de hacerlo. Es una forma de soportar lo insoportable, y no hay de qué avergonzarse.',
    steps: [
      'Si sangra mucho o se marea, llame al 911 o al número de emergencias de su país.',
      'Llame al 988 y oprima 2, o envíe HOLA al 741741, antes de que venga la próxima ola.',
      'Guarde lejos lo que usaría y siéntese donde alguien pueda verle.',
    ],
    lines: ['lifeline', 'crisisText', 'emergency', 'anywhere'],
    afterwards: 'El impulso sube y baja. Alguien puede quedarse en la línea hasta que baje.',
    quiet:
      'Si se hace daño cuando ya no puede más, el 988 (oprima 2) también está para eso, sin juzgar.',
  },
  'other-suicide': {
    title: 'Alguien que conoce puede estar en peligro: esto ayuda ahora',
    heard:
      'Hace bien en tomarlo en serio. Preguntar por ello no le mete la idea a nadie en la cabeza.',
    steps: [
      'Si está a punto de hacerlo, o ya lo hizo, llame al 911 o al número de emergencias de donde esté. Quédese a su lado si no hay peligro.',
      'Pregunte con claridad: «¿Estás pensando en quitarte la vida?». Escuche más de lo que habla.',
      'Llame usted al 988 (oprima 2): también a usted le dicen qué hacer.',
      'Que alguien saque de la casa armas y pastillas, y no prometa guardar el secreto.',
    ],
    lines: ['lifeline', 'emergency', 'crisisText', 'anywhere'],
    afterwards: 'No tiene que hacerlo a solas. Busque hoy a una persona más.',
    quiet:
      'Si teme que alguien se quite la vida, el 988 (oprima 2) también le ayuda a usted a encontrar las palabras.',
  },
  overdose: {
    title: 'Llame ahora, aunque todavía no se sienta nada',
    heard:
      'Se tomó algo, o puede que se tome. Los minutos cuentan, y nunca es demasiado pronto para preguntar.',
    steps: [
      'Si alguien no despierta, respira despacio, tiene convulsiones, o lo tomó para morir: llame al 911 ahora.',
      'Si no, llame al 1-800-222-1222 y lea lo que dice el envase.',
      'No se separen. No tome ni dé nada más, y no provoque el vómito si no se lo indican.',
      'Si quería morir: abra la puerta, dígalo por teléfono y déjelos venir.',
    ],
    lines: ['emergency', 'poison', 'lifeline', 'anywhere'],
    afterwards: 'Haya pasado lo que haya pasado, lo siguiente es esta llamada.',
    quiet:
      'Si alguien tomó demasiado o algo equivocado, llame al 1-800-222-1222 o al 911. Nunca es demasiado pronto.',
  },
  'partner-violence': {
    title: 'Usted merece estar a salvo. No es su culpa',
    heard:
      'Lo que describe es violencia. Usted no la causó, y ningún voto ni versículo le pide soportarla.',
    steps: [
      'Si está en peligro ahora, vaya a un cuarto con salida y llame al 911 o al número de emergencias de su país.',
      'Llame al 1-800-799-7233, o envíe START al 88788, desde un teléfono que nadie vigile. Le ayudan a hacer un plan en silencio.',
      'Manos en el cuello, un arma o amenazas de muerte son señales de gran peligro: no espere.',
      'Puede que alguien revise su teléfono: borre esta página si le pone en riesgo.',
    ],
    lines: ['domesticViolence', 'emergency', 'crisisText', 'anywhere'],
    afterwards: 'No tiene que decidir hoy si quedarse o irse. Basta con que una persona lo sepa.',
    quiet:
      'Si alguien en casa le da miedo o le hace daño, el 1-800-799-7233 le ayuda a pensar, de día y de noche.',
  },
  child: {
    title: 'Un niño tiene que estar a salvo. Aquí hay quien ayuda',
    heard:
      'Gracias por contarlo. Si eres tú el niño o la niña: no es tu culpa, y no estás en problemas por decirlo.',
    steps: [
      'Si alguien está siendo lastimado ahora, o tienes miedo de volver a casa hoy, llama al 911. También vienen por los niños.',
      'Si eres niño: llama al 1-800-422-4453 y cuéntaselo a un adulto de confianza, un maestro, una enfermera, los padres de un amigo. Si el primero no hace nada, cuéntaselo a otro.',
      'Si le preocupa un niño: llame hoy al mismo número o a los servicios de protección. No necesita pruebas. No interrogue ni avise a quien pueda estar haciéndole daño.',
    ],
    lines: ['childhelp', 'emergency', 'crisisText', 'anywhere'],
    afterwards: 'Guardar un secreto así protege a quien no debe. Contarlo otra vez está bien.',
    quiet:
      'Si un niño sufre o tiene miedo en casa, llame a Childhelp al 1-800-422-4453. No necesita pruebas para preguntar.',
  },
  assault: {
    title: 'Le creemos. No fue su culpa',
    heard:
      'Lo que le hicieron es un delito, lo haya hecho quien lo haya hecho y pasara lo que pasara antes.',
    steps: [
      'Si ahora no está a salvo, llame al 911 o al número de emergencias de su país.',
      'Llame al 1-800-656-4673. Una persona capacitada le dice qué puede hacer, y usted decide.',
      'Un hospital puede atenderle y guardar pruebas sin que tenga que decidir sobre la policía. Si puede, vaya antes de lavarse.',
    ],
    lines: ['rainn', 'emergency', 'lifeline', 'anywhere'],
    afterwards:
      'No le debe silencio a nadie, ni tampoco su historia. Usted elige a quién contarlo.',
    quiet:
      'Si alguien le forzó o le tocó contra su voluntad, el 1-800-656-4673 le escucha y le cree, de día y de noche.',
  },
  threat: {
    title: 'Nadie tiene que salir herido. Aléjese y llame',
    heard:
      'Alguien podría salir muy herido. Una ira o un miedo así necesita ahora a otra persona al lado.',
    steps: [
      'Si teme hacerle daño a alguien: salga del lugar, deje cualquier arma y llame al 988 (oprima 2) o al 911.',
      'Si otra persona dijo que lo hará: llame al 911 y avise a quien está amenazado, si puede hacerlo sin peligro.',
      'Un plan contra muchos, en una escuela, una iglesia o un trabajo, va siempre al 911 de inmediato.',
    ],
    lines: ['emergency', 'lifeline', 'crisisText', 'anywhere'],
    afterwards: 'La llamada cuesta unos minutos. Puede salvar más de una vida.',
    quiet:
      'Si la ira le acerca, o acerca a alguien, a hacer daño, llame al 988 (oprima 2) antes de que pase algo.',
  },
  voices: {
    title: 'No tiene que obedecer lo que oye',
    heard:
      'Oír o ver lo que otros no perciben da miedo, y tiene tratamiento. Dios no manda a nadie hacer daño.',
    steps: [
      'Si una voz le dice que se haga daño o que dañe a alguien, llame ahora al 911 o al 988 (oprima 2) y diga exactamente eso.',
      'Quédese con alguien de confianza y cuéntele lo que oye.',
      'Si dejó una medicina, dígaselo hoy al médico o a la línea. El sueño y la atención pueden calmar esto.',
    ],
    lines: ['lifeline', 'emergency', 'crisisText', 'anywhere'],
    afterwards: 'Usted no es malo ni está perdido. Los médicos conocen esto y ayudan.',
    quiet:
      'Si oye o ve cosas que le asustan o le dan órdenes, el 988 (oprima 2) le ayuda a encontrar atención hoy.',
  },
  eating: {
    title: 'Su cuerpo pide ayuda ahora',
    heard:
      'Lo que describe puede ser peligroso antes de que se note. El ayuno nunca fue para hacerle daño.',
    steps: [
      'Si hay desmayos, dolor de pecho, el corazón muy rápido o muy lento, o sangre, llame al 911 o vaya a urgencias.',
      'Llame al 988 (oprima 2) y diga que se trata de la comida. Encuentran atención cerca de usted.',
      'Cuéntele hoy a un médico lo que come y lo que devuelve. Que una persona le acompañe en la próxima comida.',
    ],
    lines: ['lifeline', 'emergency', 'crisisText', 'anywhere'],
    afterwards: 'Usted merece alimentarse. Es una enfermedad, y la gente se cura.',
    quiet:
      'Si la comida se volvió miedo o castigo, el 988 (oprima 2) le ayuda a encontrar a quien sabe de esto.',
  },
  'after-birth': {
    title: 'Usted no es mala madre. Necesita atención hoy',
    heard: 'Pensamientos así llegan a muchas madres después del parto, y se tratan pronto.',
    steps: [
      'Si teme hacerse daño o hacérselo al bebé, o ve u oye lo que otros no: llame al 911 ahora y deje al bebé en un lugar seguro.',
      'Llame o escriba al 1-833-852-6262, la línea para madres, a cualquier hora.',
      'Dígale a alguien cercano: «necesito que vengas y te quedes». No pase esta noche a solas con esto.',
    ],
    lines: ['maternal', 'emergency', 'lifeline', 'anywhere'],
    afterwards: 'Pedir ayuda es ahora lo más maternal que puede hacer.',
    quiet:
      'Si las semanas del parto se sienten oscuras, el 1-833-852-6262 está para las madres, de día y de noche.',
  },
  elder: {
    title: 'Nadie es demasiado mayor para estar a salvo',
    heard:
      'Quien depende de otros tiene derecho a comida, medicinas, descanso y respeto. Hay que mirar lo que describe.',
    steps: [
      'Si alguien está herido, sin comida o medicinas, o encerrado: llame al 911 o al número de emergencias de su país.',
      'Llame en días laborables al 1-800-677-1116 y pida los servicios de protección de adultos. No necesita pruebas.',
      'Si le quitaron dinero o papeles, avise también al banco. No avise a quien pudo haberlo hecho.',
    ],
    lines: ['eldercare', 'emergency', 'lifeline', 'anywhere'],
    afterwards: 'Hablar no traiciona a la familia. Protege a quien es más débil.',
    quiet:
      'Si a una persona mayor o dependiente la dañan, abandonan o roban, el 1-800-677-1116 encuentra quién la protege.',
  },
  'forced-labour': {
    title: 'Nadie puede ser dueño de usted, de sus papeles ni de su paga',
    heard:
      'Que le retengan con amenazas, deudas o quitándole los papeles es un delito contra usted, tenga o no permiso para estar aquí.',
    steps: [
      'Si está en peligro ahora, llame al 911 o al número de emergencias de su país.',
      'Llame al 1-888-373-7888 o escriba al 233733, desde un teléfono que nadie vigile. Hablan más de 200 idiomas y no son policía ni inmigración.',
      'No se lo diga a quien le retiene. Guarde en un lugar seguro su nombre, la dirección y las fechas.',
    ],
    lines: ['trafficking', 'emergency', 'crisisText', 'anywhere'],
    afterwards: 'Puede preguntar sin dar su nombre, y decidir después.',
    quiet:
      'Si alguien le retiene los papeles, la paga o la libertad, el 1-888-373-7888 ayuda en su idioma y en confianza.',
  },
  emergency: {
    title: 'Llame al 911 ahora. Ore mientras vienen',
    heard: 'Esto parece una emergencia del cuerpo. No espere a que pase.',
    steps: [
      'Llame ahora al 911 o al número de emergencias de su país y haga lo que le digan. No maneje usted.',
      'Abra la puerta, quédese con la persona y no cuelgue.',
      'Si alguien no respira, quien contesta le guía paso a paso.',
    ],
    lines: ['emergency', 'poison', 'anywhere'],
    afterwards: 'Dios le oye también de camino al hospital.',
    quiet:
      'Si algo del cuerpo es repentino o empeora, llame primero al 911 o al número de emergencias de su país.',
  },
  unread: {
    title: 'Si alguien está en peligro, aquí hay ayuda',
    heard: 'Todavía no hemos podido revisar estas palabras. Una persona las leerá.',
    steps: [
      'Si alguien está en peligro ahora, llame al 911 o al número de emergencias de su país.',
      'Si está desesperado o desesperada, llame al 988 y oprima 2.',
      'Los números de su país están en findahelpline.com.',
    ],
    lines: ['lifeline', 'emergency', 'anywhere'],
    afterwards: 'Gracias por escribir. Dios entiende todos los idiomas.',
    quiet:
      'No pudimos revisar estas palabras ahora, así que una persona las lee primero. Si alguien está en peligro, llame al 911, o al 988 (oprima 2) para hablar.',
  },
  language: {
    title: 'Si alguien está en peligro, aquí hay ayuda',
    heard: 'Aquí nada entiende el idioma de estas palabras.',
    steps: [
      'Si alguien está en peligro ahora, llame al 911 o al número de emergencias de su país.',
      'Si está desesperado o desesperada, llame al 988 y oprima 2.',
      'Los números de su país están en findahelpline.com.',
    ],
    lines: ['lifeline', 'emergency', 'anywhere'],
    afterwards: 'Gracias por escribir. Dios entiende todos los idiomas.',
    quiet:
      'Aquí nada entiende este idioma. Si alguien está en peligro, llame al 911, o al 988 (oprima 2) para hablar.',
  },
};
