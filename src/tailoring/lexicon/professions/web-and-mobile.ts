import type { ProfessionTable } from '../profession-table.ts';

export const webAndMobile: ProfessionTable = {
  profession: 'web and mobile development',
  terms: {
    tool: `
      React = React.js = ReactJS, Next.js = NextJS, Vue.js = Vue = VueJS, Nuxt = Nuxt.js, Angular, AngularJS, Svelte
      SvelteKit, Astro.js, Remix.run, SolidJS, Ember.js = EmberJS, Backbone.js, Alpine.js, HTMX, Three.js
      D3.js = D3, Chart.js

      Redux, RxJS, NgRx, MobX, Zustand, React Query = TanStack Query, jQuery, Tailwind CSS = TailwindCSS = Tailwind
      Bootstrap, Material UI = MUI, Ant Design, Chakra UI, Sass = SCSS, Less CSS, HTML = HTML5, CSS = CSS3
      Storybook

      Webpack, Vite, ESLint, Prettier, Babel.js, esbuild, Rollup.js, pnpm, Turborepo, Nx monorepo, npm

      React Native, Flutter, SwiftUI, UIKit, Jetpack Compose, Xcode, Android Studio, Android SDK, Ionic, Xamarin
      Core Data, ARKit, RealityKit, CocoaPods, Swift Package Manager, Fastlane, TestFlight
      Kotlin Multiplatform = KMP, Kotlin Coroutines, Dagger Hilt = Hilt, RxJava, Retrofit, Firebase Cloud Messaging
      Expo.dev, Capacitor.js, Cordova = Apache Cordova = PhoneGap, Electron.js = ElectronJS, Tauri

      WordPress development, WordPress theme development, Shopify Liquid, Strapi, Sanity CMS

      Crashlytics = Firebase Crashlytics, Bitrise, RxSwift, Google Play Console

      AJAX = Ajax calls = asynchronous JavaScript and XML, XHTML, DHTML, DOM manipulation = DOM scripting
      YUI = Yahoo UI Library, Dojo Toolkit = Dojo, Ext JS = Sencha Ext JS, Knockout.js = KnockoutJS, MooTools
      Underscore.js, Lodash, Require.js = RequireJS, Handlebars.js = Handlebars, Mustache templates
      Grunt = Grunt.js, Gulp = Gulp.js, Bower package manager, Yarn package manager, CoffeeScript
      Twitter Bootstrap, Foundation CSS = Zurb Foundation, Styled Components, Radix UI, shadcn/ui = shadcn
      Framer Motion, GSAP, Highcharts, WebGL, WebRTC, Web Components, Stencil.js, Preact, Gatsby
      Remix framework, Qwik, Pinia, Vuex, Vuetify, PrimeNG, Angular Material, NativeScript, MapKit, WidgetKit
      HealthKit, WatchKit = watchOS, Room database, WorkManager, LiveData, Koin, Realm database
      Chrome DevTools, Lighthouse audits = Google Lighthouse, PostCSS, BEM methodology = BEM CSS, CSS Grid
      Flexbox, CSS-in-JS, Wagtail, Umbraco, Sitecore, Kentico, Joomla, TYPO3 development, Magento development
      Prismic CMS, Directus, Payload CMS, Craft CMS, SilverStripe, DotNetNuke, Orchard CMS, Sitefinity
      Episerver = Optimizely CMS, Liferay, uni-app, Taro framework, Element UI = Element Plus
      小程序 = 微信小程序 = 小程序开发 = WeChat Mini Programs
    `,
    method: `
      responsive design = responsive web design, web accessibility = a11y, WCAG, server-side rendering = SSR
      progressive web apps = PWA, single-page applications = SPA, state management, web performance, micro frontends
      cross-platform development, cross-browser compatibility, cross-browser testing
      browser extensions = browser extension development

      MVVM, crash reporting, in-app purchases, app modularization, deep linking, Swift concurrency, push notifications
      app store deployment = App Store submission = Play Store publishing, offline-first

      UI development = user interface development = de:UI-Entwicklung, pixel-perfect implementation
      email template coding = HTML email development = HTML emails, web standards = W3C standards
      browser compatibility, single sign-on integration, web security, mobile web development = mobile web
      hybrid apps = hybrid mobile apps
      website maintenance = website administration = website management = webmaster duties = de:Website-Pflege = fr:gestion de site web = es:gestión de páginas web
    `,
    domain: `
      frontend development = front-end development = de:Frontend-Entwicklung = fr:développement front-end = es:desarrollo frontend = 前端开发
      mobile development = mobile app development, iOS development = iOS, Android development = Android
      web development = de:Webentwicklung = fr:développement web = es:desarrollo web
    `,
  },
  implies: `
    React > JavaScript
    Next.js > React
    Redux > React
    React Native > React, mobile development
    Vue.js > JavaScript
    Nuxt > Vue.js
    Angular > TypeScript
    Svelte > JavaScript
    jQuery > JavaScript
    SwiftUI > Swift, iOS development
    UIKit > iOS development
    Jetpack Compose > Kotlin, Android development
    Android SDK > Android development
    Flutter > Dart, mobile development
    Tailwind CSS > CSS
    Bootstrap > CSS
    Sass > CSS
    WCAG > web accessibility
    Astro.js > JavaScript
    SolidJS > JavaScript
    Ember.js > JavaScript
    Three.js > JavaScript
    D3.js > JavaScript, data visualization
    RxJS > JavaScript
    NgRx > Angular
    MobX > React
    Zustand > React
    React Query > React
    Material UI > React
    Chakra UI > React
    Core Data > iOS development
    ARKit > iOS development
    Kotlin Multiplatform > Kotlin, mobile development
    Kotlin Coroutines > Kotlin
    Dagger Hilt > Android development
    RxJava > Java
    Retrofit > Android development
    Capacitor.js > mobile development
    Cordova > mobile development
    Ionic > mobile development
    Xamarin > C#, mobile development
    Electron.js > JavaScript, desktop application development
    Tauri > desktop application development
    WordPress theme development > WordPress development
    cross-browser testing > cross-browser compatibility
    Crashlytics > crash reporting
    MVVM > software design
    AJAX > JavaScript
    Knockout.js > JavaScript
    Ext JS > JavaScript
    Dojo Toolkit > JavaScript
    Lodash > JavaScript
    CoffeeScript > JavaScript
    XHTML > HTML
    DHTML > JavaScript, HTML
    Styled Components > React
    shadcn/ui > React
    Framer Motion > React
    Vuex > Vue.js
    Pinia > Vue.js
    Vuetify > Vue.js
    PrimeNG > Angular
    Angular Material > Angular
    Gatsby > React
    CSS Grid > CSS
    Flexbox > CSS
    PostCSS > CSS
    Preact > JavaScript
    Element UI > Vue.js
    CSS-in-JS > CSS
    TYPO3 development > TYPO3
    Magento development > Magento
    Twitter Bootstrap > Bootstrap
  `,
};
